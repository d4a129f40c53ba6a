import type { Professional } from './professional.ts';

export const NORTH_AMERICA: readonly Professional[] = [
  {
    name: ['Noor', 'Rahimi'],
    country: 'Canada',
    zone: 'America/Toronto',
    headline: 'Security review without the theatre',
    bio: 'I break into things for a living, with permission and a report. Ten years in Toronto banks, now for companies of five to fifty people. You will get the finding, the proof and the smallest fix that closes it.',
    pitch: 'I would look at how people reset their password before anything clever.',
    languages: ['English', 'Dari', 'French'],
    experience: 60,
    rate: 140,
    hours: ['1-4 10-16'],
    notice: 1440,
    working: { bufferBeforeMinutes: 10, bufferAfterMinutes: 20, bookingDays: 30 },
    offers: [
      {
        title: 'Security review of your web application, five days',
        about:
          'Login, roles, uploads, payments and what your dependencies bring along. A report your developers can work from and a page your customers may see.',
        category: 'Security review',
        skills: ['Penetration testing', 'OWASP', 'Threat modeling', 'TypeScript'],
        price: 4200,
        consultationMinutes: 45,
        said: [
          [5, 'Two critical findings on day one, both fixed by day two with the patches Noor suggested.'],
          [4, 'A report without padding. We would have liked a retest to be part of the price.'],
        ],
      },
    ],
  },
  {
    name: ['Élodie', 'Tremblay'],
    country: 'Canada',
    zone: 'America/Toronto',
    headline: 'Technical writing in English and French, from the people who build it',
    bio: 'I interview engineers the way others interview politicians. Manuals, API guides and release notes come out of it, in both languages of Quebec. If a step cannot be tested, I do not write it.',
    pitch: 'I would install your product from the present documentation and write down where I got stuck.',
    languages: ['French', 'English'],
    experience: 60,
    rate: 70,
    hours: ['1-5 8-12, 13-16'],
    offers: [
      {
        title: 'API guide that gets a stranger to the first call in ten minutes',
        about:
          'Quick start, concepts, errors and recipes, each example run by a machine so that it stays true. English, French or both.',
        category: 'Technical writing',
        skills: ['API documentation', 'OpenAPI', 'Markdown', 'French'],
        price: 1350,
        consultationMinutes: 45,
        said: [
          [
            5,
            'Support questions about authentication fell to almost none. She timed ten strangers to prove the ten minutes.',
          ],
          [5, 'Our engineers were afraid of the interviews and now ask when she is coming back.'],
        ],
      },
      {
        title: 'French edition of your product texts, with a glossary',
        about:
          'Interface, help pages and mails in French for Canada and France, with a glossary that your next translator will thank you for.',
        category: 'Localization',
        skills: ['Localization', 'French', 'Glossaries'],
        price: 62,
        hourly: true,
        consultationMinutes: 15,
        said: [
          [
            4,
            'Natural French and a very useful glossary. The button texts needed shortening here and there.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Marcus', 'Ellison'],
    country: 'United States',
    zone: 'America/Chicago',
    headline: 'Financial models that a founder can change without fear',
    bio: 'Twelve years in corporate finance in Chicago, four rounds raised with clients in the last two. My spreadsheets have one sheet for what you believe and one for what follows. Nothing is hidden, nothing is hard-coded.',
    pitch: 'Let us first agree on the five numbers your business really turns on.',
    languages: ['English'],
    experience: 60,
    rate: 130,
    hours: ['1-5 8-11', '1,3 18-20'],
    offers: [
      {
        title: 'Three-statement model for your next round',
        about:
          'Revenue from drivers, costs by person and month, cash to the day it ends. Scenarios with one switch, and a walk-through you can give yourself.',
        category: 'Financial modeling',
        skills: ['Excel', 'Forecasting', 'Fundraising', 'SaaS metrics'],
        price: 2200,
        consultationMinutes: 45,
        said: [
          [5, 'The investor changed four assumptions live in the meeting and the model held. We closed.'],
          [5, 'Marcus showed us that we would run out in May, not in August. Hard to hear, good to know.'],
        ],
      },
      {
        title: 'Pricing check: what each customer really brings',
        about:
          'From your invoices and hours I work out margin by customer and by product, and three price changes that would matter.',
        category: 'Pricing and margins',
        skills: ['Pricing', 'Unit economics', 'Excel'],
        price: 900,
        consultationMinutes: 30,
        said: [
          [4, 'An uncomfortable table about our biggest customer. We raised the price and they stayed.'],
        ],
      },
    ],
  },
  {
    name: ['Grace', 'Thibodeaux'],
    country: 'United States',
    zone: 'America/Chicago',
    headline: 'Interview practice with somebody who has hired nine hundred people',
    bio: 'I ran recruiting for hospitals along the Gulf and sat through every kind of answer. Now I sit on your side. We practise out loud until your story fits into ninety seconds and still sounds like you.',
    pitch: 'Bring the question you fear most and we will start there.',
    languages: ['English', 'Louisiana French'],
    experience: 60,
    rate: 85,
    hours: ['1-4 17-21', '6 9-13'],
    offers: [
      {
        title: 'Three mock interviews with written notes',
        about:
          'An hour each, the first cold, the second on your weak spots, the third as if it were the day. After each you get a page: keep, change, stop.',
        category: 'Interview practice',
        skills: ['Interviews', 'Feedback', 'Healthcare', 'Negotiating offers'],
        price: 255,
        consultationMinutes: 15,
        said: [
          [
            5,
            'By the third hour I was almost looking forward to the real one. I start on the first of the month.',
          ],
          [5, 'Her page of notes was harder than any rejection and much more useful.'],
          [4, 'Great practice. Evenings in Chicago were late for me in Lisbon, but worth it.'],
        ],
      },
    ],
  },
  {
    name: ['Ximena', 'Robles'],
    country: 'Mexico',
    zone: 'America/Mexico_City',
    headline: 'Positioning for companies that do too many things',
    bio: 'I spent a decade in Mexico City agencies writing taglines for products nobody could explain. These days I start from the explanation. Expect interviews with your customers, one sharp page, and a list of what to stop saying.',
    pitch: 'I would call five of your customers and ask what they would miss.',
    languages: ['Spanish', 'English'],
    experience: 60,
    rate: 95,
    hours: ['1-5 9-14'],
    offers: [
      {
        title: 'Positioning in three weeks: who it is for and why you',
        about:
          'Ten customer interviews, a map of the alternatives, and one page your whole team can repeat. The home page text comes with it.',
        category: 'Positioning and messaging',
        skills: ['Positioning', 'Customer interviews', 'Messaging', 'Workshops'],
        price: 2900,
        consultationMinutes: 45,
        said: [
          [5, 'For the first time everybody in the company describes us in the same sentence.'],
          [4, 'The interviews were gold. The workshop could have been shorter.'],
        ],
      },
    ],
  },
  {
    name: ['Marisol', 'Vega'],
    country: 'Costa Rica',
    zone: 'America/Costa_Rica',
    headline: 'Customer support that still works on Monday morning',
    bio: 'I built the support team of a travel company from two people to sixty, through one volcano and one pandemic. What I sell is order: categories, macros, hours, and a number that tells you whether it is getting better.',
    pitch: 'Show me last Monday’s tickets and I will sort a hundred of them with you in our consultation.',
    languages: ['Spanish', 'English'],
    experience: 60,
    rate: 42,
    hours: ['1-5 6-13'],
    offers: [
      {
        title: 'Help desk set up in two weeks, with your words in it',
        about:
          'Categories, forty answers in your tone, working hours, hand-overs and a weekly report of one page. Zendesk, Help Scout or Freshdesk.',
        category: 'Customer support set-up',
        skills: ['Zendesk', 'Macros', 'Support metrics', 'Spanish'],
        price: 760,
        consultationMinutes: 30,
        said: [
          [5, 'First answer within an hour instead of a day, with the same two people.'],
          [5, 'She wrote the answers in our voice so well that customers did not notice the change.'],
          [4, 'Well organised from the first day. The report needed a number we did not have yet.'],
        ],
      },
    ],
  },
  {
    name: ['Kai', 'Kealoha'],
    country: 'United States',
    zone: 'Pacific/Honolulu',
    headline: 'Mixing and mastering that keeps the room in the recording',
    bio: 'Slack-key guitars were my first school; punk bands in Honolulu were the second. I mix on small speakers first, because that is where songs live. Send rough takes, I will not be shocked.',
    pitch: 'I would send you one chorus mixed two ways before we talk about the rest.',
    languages: ['English', 'Hawaiian'],
    experience: 36,
    rate: 50,
    hours: ['1-5 12-20'],
    offers: [
      {
        title: 'Mix and master of one song, up to 40 tracks',
        about:
          'Cleaning, balance, space and a master for streaming and vinyl. Two rounds of notes, stems included.',
        category: 'Mixing and mastering',
        skills: ['Pro Tools', 'Mixing', 'Mastering', 'Acoustic music'],
        price: 280,
        consultationMinutes: 15,
        said: [
          [5, 'Our demo from a garage sounds like a room you want to be in.'],
          [4, 'Warm mix, quick with changes. The vocals were a touch low in the first round.'],
          [5, 'He left the breath before the last line in. It makes the song.'],
        ],
      },
    ],
  },
];
