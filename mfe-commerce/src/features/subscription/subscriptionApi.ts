import type {
  ActivatedGift,
  Invoice,
  NewCheckout,
  NewWithdrawal,
  Payment,
  PlanOverview,
  SubscriptionPlan,
} from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors } from '@kinora/http'
import { apiPaths } from '@kinora/paths'

const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceListPlans: build.query<SubscriptionPlan[], void>({
      query: () => apiPaths.subscriptions(),
    }),
    /** What the caller has now. */
    commerceGetOverview: build.query<PlanOverview, void>({
      query: () => apiPaths.planOverview(),
      providesTags: ['access'],
    }),
    commerceListInvoices: build.query<Invoice[], void>({
      query: () => apiPaths.invoices(),
    }),
    /** The caller's orders. */
    commerceListPayments: build.query<Payment[], void>({
      query: () => apiPaths.payments(),
      providesTags: ['access'],
    }),
    /** An order, for whoever has its id. */
    commerceGetPayment: build.query<Payment, string>({
      query: (orderId) => apiPaths.payment(orderId),
      // The id is a secret: nothing of the order stays when the page is left.
      keepUnusedDataFor: 0,
    }),
    /** The address of the page where the order is paid. */
    commerceOpenCheckout: build.mutation<string, NewCheckout>({
      query: (body) => ({ url: apiPaths.checkout(), method: 'POST', body }),
      extraOptions: ownErrors,
    }),
    /** The address of the payment provider's portal. A mutation, because each answer is a new visit there. */
    commerceOpenPortal: build.mutation<string, string>({
      query: (returnUrl) => ({ url: apiPaths.customerPortal(), params: { return_url: returnUrl } }),
      extraOptions: ownErrors,
    }),
    commerceActivateGift: build.mutation<ActivatedGift, string>({
      query: (code) => ({ url: apiPaths.activatedGift(code), method: 'PUT', body: { data: {} } }),
      invalidatesTags: onSuccess('access'),
      extraOptions: ownErrors,
    }),
    commerceWithdraw: build.mutation<void, { orderId: string } & NewWithdrawal>({
      query: ({ orderId, email }) => ({ url: apiPaths.withdrawal(orderId), method: 'POST', body: { email } }),
      invalidatesTags: onSuccess('access'),
      extraOptions: ownErrors,
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
