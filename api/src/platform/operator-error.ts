/** What whoever runs the installation can put right: sentences that say how, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
