/** Of the button that prints a receipt: links to it lead there, however long the page is on a phone. */
export const RECEIPT_ID = 'receipt';
