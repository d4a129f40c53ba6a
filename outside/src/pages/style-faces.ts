/** The checkout: what is paid beside how; one under the other on phones. */
export const PAY = `
main.pay { width: min(62rem, 100%); margin: clamp(0rem, 6vw - 1.5rem, 4rem) auto 1rem; }
.pay > .pay, div.pay { display: grid; grid-template-columns: 1fr 1fr; background: var(--sheet); border: 1px solid var(--line); border-radius: 1.1rem; overflow: hidden; }
.what, .how { padding: clamp(1.25rem, 5vw, 3.5rem); min-width: 0; }
.what { background: color-mix(in srgb, var(--paper) 55%, var(--sheet)); border-right: 1px solid var(--line); }
.pay .payee { display: flex; align-items: center; gap: .6rem; font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em; margin: 0 0 2rem; }
.tag { font-size: .72rem; font-weight: 650; letter-spacing: .02em; padding: .15rem .5rem; border-radius: .35rem; background: var(--note); color: var(--on-note); margin-left: auto; }
.about { color: var(--soft); margin: 0; font-size: 1.05rem; }
.pay h1 { font-size: 2rem; letter-spacing: -.02em; }
.pay h1 small { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.pay h1 .sum { font-size: clamp(2.6rem, 9vw, 3.5rem); font-weight: 750; letter-spacing: -.035em; line-height: 1.1; font-variant-numeric: tabular-nums; }
.pay h2 { margin: 0 0 1.1rem; font-size: 1.3rem; letter-spacing: -.01em; }
.lines { display: block; margin-top: 1.6rem; border-top: 1px solid var(--line); }
.lines div { display: flex; justify-content: space-between; gap: 1rem; padding: .8rem 0; border-bottom: 1px solid var(--line); }
.lines dt { min-width: 0; color: var(--soft); } .lines dd { font-weight: 600; flex: none; }
.lines .total { border: 0; padding-bottom: 0; } .lines .total dt { color: inherit; }
.held { display: flex; gap: .75rem; align-items: flex-start; margin: 2rem 0 0; font-size: .95rem; }
.pay form { gap: 1.1rem; }
.card { display: grid; grid-template-columns: 1fr 1fr; }
.card input { border-radius: 0; background: var(--sheet); min-height: 3rem; font-variant-numeric: tabular-nums; }
.card input:focus-visible { position: relative; z-index: 1; }
.card legend { grid-column: 1 / -1; }
.card input:nth-of-type(1) { grid-column: 1 / -1; border-radius: .6rem .6rem 0 0; }
.card input:nth-of-type(2) { border-top: 0; border-right: 0; border-radius: 0 0 0 .6rem; }
.card input:nth-of-type(3) { border-top: 0; border-radius: 0 0 .6rem 0; }
.card [aria-invalid] { border-color: var(--warn); }
.pay input[readonly] { background: var(--paper); color: var(--soft); }
.pay button.main, .pay .button.main { min-height: 3.25rem; border-radius: .75rem; font-size: 1.05rem; }
.saved, .save { display: grid; gap: .25rem; } .saved { border: 0; padding: 0; margin: 0; }
.saved label, .save { display: flex; align-items: center; gap: .6rem; min-height: 2.75rem; font-weight: 400; font-variant-numeric: tabular-nums; }
.saved input, .save input { width: 1.15rem; height: 1.15rem; min-height: 0; margin: 0; flex: none; }
form:has([name='saved']:not([value='']):checked) :is(.card, .save) { display: none; }
.leave { text-align: center; color: var(--soft); font-size: .9rem; margin: 0; }
.leave a { display: block; padding: .6rem 0; }
.test { margin-top: 1.25rem; border-top: 1px solid var(--line); padding-top: .5rem; font-size: .92rem; color: var(--soft); }
.test summary { font-weight: 600; min-height: 2.75rem; display: list-item; align-content: center; }
.test li { padding: .15rem 0; font-variant-numeric: tabular-nums; } .test b { color: var(--ink); }
.test form { margin-top: .75rem; gap: .5rem; }
.thanks { font-size: 1.15rem; }
@media (max-width: 47rem) { .pay > .pay, div.pay { grid-template-columns: 1fr; border: 0; border-radius: 0; }
  .what { border-right: 0; border-bottom: 1px solid var(--line); } .pay .payee { margin-bottom: 1.25rem; } }
`;

/** The mailbox: a list beside the open mail; on phones one or the other. */
export const MAILBOX = `
main.mail { width: min(76rem, 100% - 2rem); margin: 1.25rem auto 0; }
.mail-head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .75rem 2rem; margin-bottom: 1rem; }
.mail-head h1 { margin: 0; } .mail-head .row { width: min(26rem, 100%); }
.mail-head button { min-height: 2.85rem; }
.mails { display: grid; grid-template-columns: 23rem minmax(0, 1fr); background: var(--sheet); border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; min-height: calc(100dvh - 11rem); }
.inbox { list-style: none; margin: 0; padding: 0; border-right: 1px solid var(--line); overflow-y: auto; max-height: calc(100dvh - 11rem); }
.inbox a { display: grid; gap: .1rem; padding: .8rem 1rem; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); border-left: .25rem solid transparent; }
.inbox a:hover { background: color-mix(in srgb, var(--paper) 55%, var(--sheet)); }
.inbox a:focus-visible { outline-offset: -3px; }
.inbox [aria-current] { background: var(--paper); border-left-color: var(--time); }
.inbox .top { display: flex; justify-content: space-between; gap: 1rem; font-size: .82rem; color: var(--soft); }
.inbox .top span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .inbox time { flex: none; }
.inbox strong { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.inbox .begin { font-size: .88rem; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.open { min-width: 0; display: flex; flex-direction: column; padding: 1.25rem clamp(1rem, 3vw, 2rem); gap: .75rem; }
.open h2 { margin: 0; font-size: 1.35rem; letter-spacing: -.01em; line-height: 1.25; }
.sender { display: flex; gap: .75rem; align-items: center; } .sender p { margin: 0; font-size: .92rem; min-width: 0; }
.sender .mark { box-sizing: content-box; padding: .5rem; border-radius: .6rem; background: var(--paper); }
.open iframe { flex: 1; min-height: 34rem; border: 0; border-top: 1px solid var(--line); border-radius: 0; background: transparent; color-scheme: light dark; }
.event { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-left: .25rem solid var(--time); border-radius: .6rem; }
.event p { margin: 0; }
.back form { display: flex; flex-wrap: wrap; margin-top: .75rem; } .back p { margin: .25rem 0; }
.to-list { display: none; } .nothing { padding: 3rem 1.5rem; color: var(--soft); text-align: center; grid-column: 1 / -1; }
@media (max-width: 56rem) { .mails { grid-template-columns: minmax(0, 1fr); min-height: 0; } .inbox { border: 0; max-height: none; } .mails:not(.chosen) .open, .mails.chosen .inbox { display: none; }
  .mails.chosen { border: 0; background: none; } .chosen .open { padding: 0 0 1rem; } .to-list { display: inline-block; padding: .6rem 0; } .open iframe { background: var(--sheet); height: 46rem; flex: none; } }
`;
