import { MAILBOX, PAY } from './style-faces.ts';

/** One style sheet for all pages; system fonts, both schemes, nothing from other hosts. */
export const STYLE = `
:root { color-scheme: light dark; --paper: #f3f1ea; --sheet: #ffffff; --ink: #191c38; --soft: #5a5d78; --line: #e0dccf;
  --act: #191c38; --on-act: #fffdf7; --warn: #a3261d; --note: #fff3d1; --on-note: #4a3500; --good: #17693a; --time: #f5a300; }
@media (prefers-color-scheme: dark) { :root { --paper: #10121f; --sheet: #171a2b; --ink: #f3f0e7; --soft: #a9acc0;
  --line: #2f3450; --act: #f3f0e7; --on-act: #14162a; --warn: #ff9d93; --note: #3a2f10; --on-note: #ffe3a1; --good: #7fd6a1; --time: #ffb52e; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
.note { margin: 0; padding: .6rem 1rem; background: var(--note); color: var(--on-note); text-align: center; font-size: .9rem; }
main { width: min(34rem, 100% - 2rem); margin: 2rem auto 4rem; }
main.wide { width: min(56rem, 100% - 2rem); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
h2.subject { margin-top: 0; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.payee { font-weight: 650; margin: 0 0 .5rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: minmax(5.5rem, auto) minmax(6rem, auto); justify-content: space-between; gap: .35rem 1rem; margin: 0; font-variant-numeric: tabular-nums; }
dt { overflow-wrap: anywhere; } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.total { border-top: 1px solid var(--line); padding-top: .5rem; font-weight: 650; }
form { display: grid; gap: .75rem; }
.field { display: grid; gap: .25rem; }
label { font-weight: 600; }
small { color: var(--soft); }
input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .5rem;
  padding: .6rem .75rem; min-width: 0; width: 100%; }
button, .button { font: inherit; font-weight: 600; min-height: 2.9rem; padding: .5rem 1rem; border-radius: .5rem; cursor: pointer;
  border: 1px solid var(--soft); background: transparent; color: var(--ink); text-align: center; text-decoration: none; display: grid; place-items: center; }
button.main, .button.main { background: var(--act); border-color: var(--act); color: var(--on-act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
a { color: var(--act); }
[role=alert] { border-left: .3rem solid var(--warn); padding: .5rem .75rem; color: var(--warn); background: var(--sheet); }
.good { color: var(--good); font-weight: 600; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; }
code { overflow-wrap: anywhere; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; }
details summary { cursor: pointer; padding: .4rem 0; }
.row { display: grid; grid-template-columns: 1fr auto; gap: .75rem; align-items: end; }
ul.plain { list-style: none; padding: 0; margin: 0; }
@media (max-width: 30rem) { .row { grid-template-columns: 1fr; } }
.mark { width: 1.6rem; height: 1.6rem; flex: none; vertical-align: middle; }
footer.note { margin: 0; background: none; color: var(--soft); padding-bottom: 2rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: .25rem; }
${PAY}${MAILBOX}`;
