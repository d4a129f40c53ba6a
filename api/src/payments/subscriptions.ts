import { forgetCustomer } from './cards/customer.ts';
import { closePagesLater } from './checkout/close-pages-between.ts';
import { creditConsultation, creditLess } from './consultations/credit-consultation.ts';
import { requirePayment } from './consultations/require-payment.ts';
import { settleCalledOff } from './consultations/settle-consultation.ts';
import './events.ts';
import type { Subscriptions } from '../platform/events.ts';
import { deleteBilling } from './invoices/queries-billing.ts';
import { settleJob } from './settlement/settle-job.ts';

export const subscriptions: Subscriptions = {
  'appointment.booked': requirePayment,
  'appointment.moved': settleCalledOff,
  'appointment.attended': creditConsultation,
  'job.moved': settleJob,
  'payment.refunded': creditLess,
  'chargeback.lost': creditLess,
  'user.blocked': closePagesLater,
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how !== 'closed') return;
    await deleteBilling(trx, userId);
    await forgetCustomer(trx, userId);
  },
};
