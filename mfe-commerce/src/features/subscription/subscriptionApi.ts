import type {
  ActivatedGift,
  Invoice,
  NewCheckout,
  NewWithdrawal,
  Payment,
  PlanOverview,
  SubscriptionPlan,
} from '@kinora/contracts'
import { baseApi } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const dataOf = <Data>({ data }: { data: Data }): Data => data
/** Screens show errors in place. */
const extraOptions = { suppressErrorToast: true }
const changes = (_answer: unknown, error: unknown) => (error ? [] : (['access'] as const))

const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceListPlans: build.query<SubscriptionPlan[], void>({
      query: () => apiPaths.subscriptions(),
      transformResponse: dataOf<SubscriptionPlan[]>,
    }),
    /** What the caller has now. */
    commerceGetOverview: build.query<PlanOverview, void>({
      query: () => apiPaths.planOverview(),
      transformResponse: dataOf<PlanOverview>,
      providesTags: ['access'],
    }),
    commerceListInvoices: build.query<Invoice[], void>({
      query: () => apiPaths.invoices(),
      transformResponse: dataOf<Invoice[]>,
    }),
    /** The caller's orders. */
    commerceListPayments: build.query<Payment[], void>({
      query: () => apiPaths.payments(),
      transformResponse: dataOf<Payment[]>,
      providesTags: ['access'],
    }),
    /** An order, for whoever has its id. */
    commerceGetPayment: build.query<Payment, string>({
      query: (orderId) => apiPaths.payment(orderId),
      transformResponse: dataOf<Payment>,
      // The id is a secret: nothing of the order stays when the page is left.
      keepUnusedDataFor: 0,
    }),
    /** The address of the page where the order is paid. */
    commerceOpenCheckout: build.mutation<string, NewCheckout>({
      query: (body) => ({ url: apiPaths.checkout(), method: 'POST', body }),
      transformResponse: dataOf<string>,
      extraOptions,
    }),
    /** The address of the payment provider's portal. A mutation, because each answer is a new visit there. */
    commerceOpenPortal: build.mutation<string, string>({
      query: (returnUrl) => ({ url: apiPaths.customerPortal(), params: { return_url: returnUrl } }),
      transformResponse: dataOf<string>,
      extraOptions,
    }),
    commerceActivateGift: build.mutation<ActivatedGift, string>({
      query: (code) => ({ url: apiPaths.activatedGift(code), method: 'PUT', body: { data: {} } }),
      transformResponse: dataOf<ActivatedGift>,
      invalidatesTags: changes,
      extraOptions,
    }),
    commerceWithdraw: build.mutation<void, { orderId: string } & NewWithdrawal>({
      query: ({ orderId, email }) => ({ url: apiPaths.withdrawal(orderId), method: 'POST', body: { email } }),
      invalidatesTags: changes,
      extraOptions,
    }),
  }),
})

export const {
  useCommerceListPlansQuery,
  useCommerceGetOverviewQuery,
  useCommerceListInvoicesQuery,
  useCommerceListPaymentsQuery,
  useCommerceGetPaymentQuery,
  useCommerceOpenCheckoutMutation,
  useCommerceOpenPortalMutation,
  useCommerceActivateGiftMutation,
  useCommerceWithdrawMutation,
} = subscriptionApi
export const { commerceListPlans } = subscriptionApi.endpoints
