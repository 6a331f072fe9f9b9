import type { NewWithdrawal, WithdrawalCode } from '@kinora/contracts'
import { baseApi, onSuccess, ownErrors, read, write } from '@kinora/http'

const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    commerceListPlans: read(build, 'GET /subscriptions'),
    /** What the caller has now. */
    commerceGetOverview: read(build, 'GET /subscription/plan', { providesTags: ['access'] }),
    commerceListInvoices: read(build, 'GET /subscription/invoices'),
    /** The caller's orders. */
    commerceListPayments: read(build, 'GET /payment', { providesTags: ['access'] }),
    /** An order, for whoever has its id. */
    commerceGetPayment: read(build, 'GET /payment/:id', {
      request: (id: string) => ({ path: { id } }),
      // The id is a secret: nothing of the order stays when the page is left.
      keepUnusedDataFor: 0,
    }),
    /** The address of the invoice of a gift, for whoever has the order's id. A mutation, because each press asks anew. */
    commerceGetInvoice: write(build, 'GET /payment/:id/invoice', {
      request: (id: string) => ({ path: { id } }),
      extraOptions: ownErrors,
    }),
    /** The address of the page where the order is paid. */
    commerceOpenCheckout: write(build, 'POST /checkout', { extraOptions: ownErrors }),
    /** The address of the payment provider's portal. A mutation, because each answer is a new visit there. */
    commerceOpenPortal: write(build, 'GET /subscription/customerPortal', {
      request: (returnUrl: string) => ({ params: { return_url: returnUrl } }),
      extraOptions: ownErrors,
    }),
    commerceActivateGift: write(build, 'PUT /gift-card-orders/activate/:code', {
      request: (code: string) => ({ path: { code }, body: { data: {} } }),
      invalidatesTags: onSuccess('access'),
      extraOptions: ownErrors,
    }),
    commerceWithdraw: write(build, 'POST /payment/:id/withdrawal', {
      request: ({ orderId, email }: { orderId: string } & NewWithdrawal) => ({
        path: { id: orderId },
        body: { email },
      }),
      invalidatesTags: onSuccess('access'),
      extraOptions: ownErrors,
    }),
    commerceConfirmWithdrawal: write(build, 'POST /payment/:id/withdrawal/confirm', {
      request: ({ orderId, code }: { orderId: string } & WithdrawalCode) => ({ path: { id: orderId }, body: { code } }),
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
  useCommerceGetInvoiceMutation,
  useCommerceOpenCheckoutMutation,
  useCommerceOpenPortalMutation,
  useCommerceActivateGiftMutation,
  useCommerceWithdrawMutation,
  useCommerceConfirmWithdrawalMutation,
} = subscriptionApi
export const { commerceListPlans } = subscriptionApi.endpoints
