import * as endpoints from '@parley/contract/payments/endpoints.ts';
import { onceConfirmed } from '../auth/passwords/confirm-owner.ts';
import { route } from '../platform/http/serve.ts';
import { changeFee, listFeeVersions } from './fee/change-fee.ts';
import { currentFee } from './fee/current-fee.ts';
import { refundAsAdmin } from './admin/admin-refund.ts';
import { checkPayment } from './pending/check-pending-payments.ts';
import { bankAccount, changeBankAccount } from './payouts/bank-account.ts';
import { earnings } from './payouts/earnings.ts';
import { listHeld, listPayouts } from './payouts/list-payouts.ts';
import { statementCsv, statementPdf } from './payouts/statement.ts';
import { clientStatement } from './client-statement.ts';
import { exportPayments } from './admin/export-payments.ts';
import { listReconciliations, requestReconciliation } from './reconcile/list-reconciliations.ts';
import {
  listEndingHolds,
  listOpenChargebacks,
  listOpenDebts,
  listPayments,
  listReceipts,
  listSlow,
  listStuckCalls,
  listUnmatched,
} from './list-payments.ts';
import { readEvidence } from './chargebacks/evidence/read-evidence.ts';
import { sendEvidence } from './chargebacks/evidence/send-evidence.ts';
import { writeOffDebt } from './debts/write-off-debt.ts';
import { refreshPayment } from './checkout/refresh-payment.ts';
import { confirmOnboarding, onboard } from './payouts/onboard.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { receiveWebhook } from './processor/receive-webhook.ts';
import { recordManualRefund } from './admin/manual-refund.ts';
import { retryCall } from './processor/retry-call.ts';
import { readBilling, updateBilling } from './invoices/billing-details.ts';
import { exportFeeInvoices, listFeeInvoices } from './invoices/fee-invoices.ts';
import { invoicePdf } from './invoices/invoice-pdf.ts';
import { listInvoices, readInvoice } from './invoices/read-invoices.ts';
import { addCard, listCards, removeCard } from './cards/saved-cards.ts';
import { openTip } from './tips/open-tip.ts';
import { decideConsultation } from './consultations/decide-consultation.ts';
import { refundConsultation } from './consultations/refund-consultation.ts';

export const routes = [
  route(endpoints.earnings, (platform, { actor }) => earnings(platform, actor)),
  route(endpoints.onboard, (platform, { actor, body, http }) => onboard(platform, actor, http, body)),
  route(endpoints.confirmOnboarding, (platform, { actor }) => confirmOnboarding(platform, actor)),
  route(endpoints.openCheckout, (platform, { actor, params, body }) =>
    openCheckout(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.openTip, (platform, { actor, params, body }) =>
    openTip(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.savedCards, (platform, { actor }) => listCards(platform, actor)),
  route(endpoints.addCard, (platform, { actor }) => addCard(platform, actor)),
  route(endpoints.removeCard, (platform, { actor, params }) => removeCard(platform, actor, params.id)),
  route(endpoints.refreshPayment, (platform, { actor, body }) => refreshPayment(platform, actor, body)),
  route(endpoints.webhook, async (platform, { http }) => {
    await receiveWebhook(platform, http.rawBody, http.signature);
    return {};
  }),
  route(endpoints.bankAccount, (platform, { actor }) => bankAccount(platform, actor)),
  route(endpoints.changeBankAccount, (platform, { actor, body, http }) =>
    changeBankAccount(platform, actor, http, body.password),
  ),
  route(endpoints.receipts, (platform, { actor, query }) => listReceipts(platform, actor, query)),
  route(endpoints.adminPayments, (platform, { query }) => listPayments(platform, query)),
  route(
    endpoints.refundPayment,
    (platform, { actor, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) => refundAsAdmin(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(endpoints.refundConsultation, (platform, { actor, body }) =>
    refundConsultation(platform, actor, body),
  ),
  route(
    endpoints.decideConsultation,
    (platform, { actor, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        decideConsultation(inside, actor, input),
      ),
    { transaction: 'own' },
  ),
  route(endpoints.stuckCalls, (platform) => listStuckCalls(platform)),
  route(endpoints.retryCall, (platform, { actor, body }) => retryCall(platform, actor, body)),
  route(
    endpoints.recordManualRefund,
    (platform, { actor, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) =>
        recordManualRefund(inside, actor, input),
      ),
    { transaction: 'own' },
  ),
  route(endpoints.unmatchedCharges, (platform) => listUnmatched(platform)),
  route(endpoints.slowPayments, (platform) => listSlow(platform)),
  route(endpoints.endingHolds, (platform) => listEndingHolds(platform)),
  route(endpoints.openChargebacks, (platform) => listOpenChargebacks(platform)),
  route(endpoints.evidence, (platform, { actor, params }) => readEvidence(platform, actor, params.id)),
  route(endpoints.sendEvidence, (platform, { actor, params, body }) =>
    sendEvidence(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.openDebts, (platform) => listOpenDebts(platform)),
  route(
    endpoints.writeOffDebt,
    (platform, { actor, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) => writeOffDebt(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(endpoints.checkPayment, (platform, { actor, body }) => checkPayment(platform, actor, body)),
  route(endpoints.reconciliations, (platform, { query }) => listReconciliations(platform, query)),
  route(endpoints.reconcile, (platform, { actor, body }) =>
    requestReconciliation(platform, actor, body.reason),
  ),
  route(endpoints.payouts, (platform, { actor, query }) => listPayouts(platform, actor, query)),
  route(endpoints.heldPayments, (platform, { actor, query }) => listHeld(platform, actor, query)),
  route(endpoints.statementTable, (platform, { actor, params }) =>
    statementCsv(platform, actor, params.year),
  ),
  route(endpoints.statementFile, (platform, { actor, params }) => statementPdf(platform, actor, params.year)),
  route(endpoints.billingDetails, (platform, { actor }) => readBilling(platform, actor)),
  route(endpoints.updateBillingDetails, (platform, { actor, body }) => updateBilling(platform, actor, body)),
  route(endpoints.invoices, (platform, { actor, query }) => listInvoices(platform, actor, query)),
  route(endpoints.invoice, (platform, { actor, params }) => readInvoice(platform, actor, params.id)),
  route(endpoints.invoiceFile, (platform, { actor, params }) => invoicePdf(platform, actor, params.id)),
  route(endpoints.fee, ({ db }) => currentFee(db)),
  route(endpoints.feeVersions, (platform) => listFeeVersions(platform)),
  route(
    endpoints.changeFee,
    (platform, { actor, body: { password, ...input }, http }) =>
      onceConfirmed(platform, { actor, http, password }, (inside) => changeFee(inside, actor, input)),
    { transaction: 'own' },
  ),
  route(endpoints.feeInvoices, (platform, { query }) => listFeeInvoices(platform, query)),
  route(endpoints.exportFeeInvoices, (platform, { actor, query }) =>
    exportFeeInvoices(platform, actor, query),
  ),
  route(endpoints.receiptsTable, async (platform, { actor, params }) =>
    clientStatement(platform, actor, params.year),
  ),
  route(endpoints.exportPayments, (platform, { actor, query }) => exportPayments(platform, actor, query)),
];
