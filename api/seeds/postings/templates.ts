import type { PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import type { DisciplineName } from '../disciplines.ts';

/** What a posting may begin with; a client replaces the words in brackets. */
const TEMPLATES = {
  'Law and contracts': {
    title: 'Review a [kind of] contract before we sign',
    description:
      'We need a [kind of contract] of about [number] pages read before [date]. We’re the [buyer or supplier], in [country]. Tell us what we should change, and what we can accept.',
  },
  Software: {
    title: 'Build [what] for [whom]',
    description:
      'We want [what it does] for [who uses it]. Today we have [what exists], written in [language or framework]. It’s done when [how we’ll know].',
  },
  'Design and brand': {
    title: 'Design a [logo, package or screen] for [what]',
    description:
      'We’re [who we are] and need [what] for [where it’s used]. We like [examples] and don’t like [examples]. We need the files as [formats] by [date].',
  },
  'Finance and tax': {
    title: 'Prepare our [tax return, books or model] for [year]',
    description:
      'We’re a [kind of company] in [country] with about [number] transactions a month. Our records are in [tool]. We need [what] by [date].',
  },
  'Writing and translation': {
    title: 'Write or translate [what] into [language]',
    description:
      'About [number] words for [who reads it], from [source]. The tone is [tone]. It’s published at [where], and we need it by [date].',
  },
  'Data and analytics': {
    title: 'Answer [which question] with our data',
    description:
      'We want to know [question]. The data is in [where], about [number] rows, updated [how often]. We need [a report, a dashboard or a pipeline] by [date].',
  },
  Marketing: {
    title: 'Get [whom] to notice [what]',
    description:
      'We sell [what] to [whom], mostly in [where]. So far we’ve tried [what]. Over [period] we’d like to reach [goal] with a monthly budget of [amount].',
  },
  'Architecture and interiors': {
    title: 'Plan a [room, flat or house] in [place]',
    description:
      'It’s [size] and used for [what]. We have [drawings or photos]. We’d like [what should change], within [budget for the work], and must respect [rules or dates].',
  },
  'Career and coaching': {
    title: 'Prepare me for [interview, exam or talk]',
    description:
      'On [date] I have [what]. I’m [where I stand today] and want to get better at [what]. I’d like about [number] sessions, in [language].',
  },
  'Music and audio': {
    title: 'Mix, compose or record [what]',
    description:
      'It’s [length] for [where it’s heard], in the manner of [examples]. I have [recordings or notes]. I need it as [format] by [date].',
  },
  'Video and photo': {
    title: 'Edit [number] minutes of [what]',
    description:
      'I have [number] minutes of material, filmed with [camera]. It becomes [length] for [where it’s shown], in the manner of [examples], by [date].',
  },
  'Operations and support': {
    title: 'Take over [which task] for [hours] a week',
    description:
      'We’re a team of [number] and use [tools]. You’d take care of [tasks], about [hours] a week from [date], between [times] in [time zone].',
  },
} satisfies Record<DisciplineName, PostingTemplate>;

/** By the name of the discipline. */
export const POSTING_TEMPLATES = new Map<string, PostingTemplate>(Object.entries(TEMPLATES));
