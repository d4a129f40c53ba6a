// Of the offline page, which stands at the address that couldn't be loaded: loads it once that is possible again.
const SECONDS = 5;

const look = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
addEventListener('online', look);
setInterval(look, SECONDS * 1000);
