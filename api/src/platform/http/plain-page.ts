/** The look of pages that come without the web app's styles, in its colors of paper and ink. */
export const PLAIN_BODY =
  '<body style="font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 18vh auto; padding: 0 1rem; background: light-dark(#fbfaf7, #10121f); color: light-dark(#191c38, #f3f0e7)">';
