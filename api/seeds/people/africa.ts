import type { Professional } from './professional.ts';

export const AFRICA: readonly Professional[] = [
  {
    name: ['Tendai', 'Kuhudzai'],
    country: 'Zimbabwe',
    zone: 'Africa/Harare',
    headline: 'Data engineer who makes the numbers arrive on time',
    bio: 'I build pipelines that a small team can understand at two in the morning. Before going on my own I spent six years at a mobile money company in Harare, where a late report meant a closed branch. I like boring tools and clear names.',
    pitch:
      'I would first draw the road each number takes today, because half of what is slow is usually not needed.',
    languages: ['English', 'Shona'],
    experience: 60,
    rate: 75,
    hours: ['1-5 8-12:30, 14-17:30'],
    notice: 180,
    working: { startStepMinutes: 60, bufferAfterMinutes: 30 },
    offers: [
      {
        title: 'A reporting pipeline that your team can run without me',
        about:
          'I connect your sources, clean what they say and load it into one warehouse, with tests for every table and a page that tells your team what to do when something breaks. You see the first numbers in week one.',
        category: 'Data pipelines',
        skills: ['PostgreSQL', 'dbt', 'Python', 'Airflow'],
        price: 1800,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Our nightly load went from six hours to forty minutes, and the handover page is so clear that our intern fixed the first failure.',
          ],
          [
            5,
            'Tendai said no to three of our ideas and was right each time. The pipeline has not missed a morning since.',
          ],
          [
            4,
            'Very solid work on the warehouse. The first estimate was a few days short, but he told us early.',
          ],
        ],
      },
      {
        title: 'Second opinion on your data warehouse',
        about:
          'Two hours with your tables and your queries, then a written list of what to change, in order of what it saves you. No rewrite for its own sake.',
        category: 'Data quality and governance',
        skills: ['SQL', 'Data modeling', 'Cost control'],
        price: 75,
        hourly: true,
        consultationMinutes: 30,
        consultationPrice: 40,
        said: [
          [
            5,
            'Found duplicated customer rows that three of us had looked past for a year. The list alone paid for itself.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Mai', 'Okonkwo'],
    country: 'Nigeria',
    zone: 'Africa/Lagos',
    headline: 'Tax adviser for people who earn in more than one country',
    bio: 'Chartered in Lagos, trained for four years in a London practice. My clients are freelancers and founders with two currencies and a drawer full of letters. I answer in sentences, not in paragraphs of law.',
    pitch:
      'Send me the last letter you received and I will tell you in our consultation whether it needs an answer at all.',
    languages: ['English', 'Igbo'],
    experience: 60,
    rate: 90,
    hours: ['1-4 9-18', '5 9-13'],
    offers: [
      {
        title: 'Your tax position across two countries, in one clear memo',
        about:
          'We list where you live, work and invoice, I check the treaties, and you get a memo of three or four pages: what you owe, where, by when, and which form does it.',
        category: 'Tax advice',
        skills: ['Double taxation', 'VAT', 'Freelance income'],
        price: 310,
        consultationMinutes: 30,
        said: [
          [
            5,
            'I finally understand why I paid twice, and I am getting one of the two back. The memo reads like a letter from a friend who knows tax law.',
          ],
          [5, 'Mai found the article in the treaty that my local accountant did not know of. Fast and kind.'],
          [4, 'Good advice on our VAT registration. I would have liked the examples in euros as well.'],
        ],
      },
      {
        title: 'Payroll set-up for your first employees in West Africa',
        about:
          'Registration, contributions, payslips and a calendar of what is due when, for Nigeria and Ghana. I stay for the first two payrolls so that you see it done.',
        category: 'Payroll',
        skills: ['Payroll', 'Pensions', 'Nigeria', 'Ghana'],
        price: 540,
        consultationMinutes: 45,
        said: [
          [
            5,
            'Three people in Lagos paid correctly and on the day, from the first month. She thought of the pension forms before we did.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Amina', 'El Idrissi'],
    country: 'Morocco',
    zone: 'Africa/Casablanca',
    headline: 'Contracts between French, Arabic and English',
    bio: 'I am a lawyer from Casablanca who drafts in three languages and trusts none of the automatic versions. Distribution and agency contracts are my daily bread. When two texts disagree, I tell you which one a judge would read.',
    pitch: 'I would read both language versions side by side before touching a word of either.',
    languages: ['Arabic', 'French', 'English'],
    experience: 36,
    rate: 80,
    hours: ['1-5 9:30-13, 15-19'],
    notice: 240,
    offers: [
      {
        title: 'Distribution contract for North Africa, in two languages',
        about:
          'A contract for your distributor in Morocco, Algeria or Tunisia, with territory, targets and a way out that works under local law. French and English in parallel columns.',
        category: 'Contract drafting and review',
        skills: ['Distribution', 'Agency', 'French law', 'Bilingual drafting'],
        price: 950,
        consultationMinutes: 45,
        said: [
          [
            5,
            'The exit clause she insisted on saved us when our partner in Tunis was sold. Both language versions really say the same thing.',
          ],
          [
            4,
            'Careful drafting, good questions about our discounts. The Arabic summary came two days later than planned.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Kwame', 'Boateng'],
    country: 'Ghana',
    zone: 'Africa/Accra',
    headline: 'Packaging that survives the shelf and the truck',
    bio: 'Fifteen years of boxes, pouches and labels, the last five on my own in Accra. I go to the printer myself, because a color on a screen has never sold anything. Food and cosmetics are where I know every rule.',
    pitch: 'May I see a photo of the shelf where it will stand, with the neighbours left and right?',
    languages: ['English', 'Twi'],
    experience: 60,
    rate: 55,
    hours: ['1-5 7-12', '2,4 19-21'],
    offers: [
      {
        title: 'Packaging for one product, from dieline to press proof',
        about:
          'Two directions to choose from, one carried through to print-ready files with the dieline, barcodes and the small print your market requires. I check the press proof with your printer.',
        category: 'Packaging',
        skills: ['Dielines', 'Prepress', 'Food labelling', 'Illustrator'],
        price: 880,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Our shea butter tins are the first thing people pick up at the fair. He caught a wrong barcode on the proof at the last minute.',
          ],
          [4, 'Lovely pouch and clean files. We needed one more round than agreed, mostly our own fault.'],
        ],
      },
      {
        title: 'Label check for food and cosmetics before you print',
        about:
          'I read your label against the rules of the market you sell to, mark what is missing or too small, and return it within two working days.',
        category: 'Packaging',
        skills: ['Labelling rules', 'Cosmetics', 'Prepress'],
        price: 120,
        consultationMinutes: 15,
        said: [
          [
            5,
            'Found that our allergen line was half a millimetre too small. Cheaper than ten thousand new labels.',
          ],
        ],
      },
    ],
  },
  {
    name: ['Wanjiru', 'Kamau'],
    country: 'Kenya',
    zone: 'Africa/Nairobi',
    headline: 'Backend developer for payments and everything that must not happen twice',
    bio: 'Money code in Nairobi teaches you about networks that go away in the middle of a sentence. I write services that can be called again without harm, and tests that prove it. My reviews are direct; my documentation is longer than my code.',
    pitch:
      'I would start with the three failures you have actually seen and write a test for each before anything else.',
    languages: ['English', 'Swahili', 'Kikuyu'],
    experience: 60,
    rate: 85,
    hours: ['1-5 10-18:30'],
    offers: [
      {
        title: 'Payment integration that survives retries and bad networks',
        about:
          'Card or mobile money into your product: webhooks, idempotent calls, a ledger that adds up and alarms for the rest. Delivered with tests that cut the connection on purpose.',
        category: 'Backend and APIs',
        skills: ['Node.js', 'PostgreSQL', 'M-Pesa', 'Stripe', 'Webhooks'],
        price: 2400,
        consultationMinutes: 45,
        said: [
          [
            5,
            'We had double charges every week. Since her rewrite: none in four months, and the tests read like a book.',
          ],
          [5, 'She asked what happens when the answer gets lost, and nobody in the room knew. Now we do.'],
        ],
      },
      {
        title: 'Review of your API before others build on it',
        about:
          'I read your endpoints as a stranger would, try to break them, and write down what will hurt in a year. You get a list in three grades and an hour to argue with me.',
        category: 'Code review and mentoring',
        skills: ['API design', 'OpenAPI', 'Code review'],
        price: 85,
        hourly: true,
        consultationMinutes: 30,
        said: [[4, 'Sharp review, sometimes sharper than our team was used to. Every point was worth it.']],
      },
    ],
  },
  {
    name: ['Thandiwe', 'Mokoena'],
    country: 'South Africa',
    zone: 'Africa/Johannesburg',
    headline: 'Press and public voice for small organisations with something to say',
    bio: 'I was a radio journalist in Johannesburg for nine years and know what lands in the bin. Now I help museums, clinics and start-ups find the one sentence a reporter can use. I write it with you, not for you.',
    pitch: 'Tell me who would be annoyed by your news, and we will probably have found the story.',
    languages: ['English', 'Zulu', 'Sotho'],
    experience: 60,
    rate: 70,
    hours: ['1-4 8-11, 13-17', '6 9-12'],
    offers: [
      {
        title: 'One story, ten reporters: press outreach for a launch',
        about:
          'We find the angle, I write the note and the ten personal letters, and I stay reachable for questions on the day. You keep the list and the replies.',
        category: 'Public relations',
        skills: ['Press', 'Storytelling', 'Interview preparation'],
        price: 720,
        consultationMinutes: 30,
        said: [
          [
            5,
            'Two national papers and the morning show for a clinic nobody had heard of. She prepared our doctor so well that he enjoyed it.',
          ],
          [4, 'Four good articles from ten letters. The summer date was unlucky, and she had warned us.'],
        ],
      },
    ],
  },
  {
    name: ['Hana', 'Tesfaye'],
    country: 'Ethiopia',
    zone: 'Africa/Addis_Ababa',
    headline: 'Architect for houses that stay cool without a machine',
    bio: 'I studied in Addis Ababa and Delft and came home to build with earth, shade and moving air. Most of my drawings are for people who build with a local mason and need plans he can read. The roof comes first.',
    pitch: 'I would ask for the sun and wind of your site before the number of bedrooms.',
    languages: ['Amharic', 'English'],
    experience: 36,
    rate: 50,
    hours: ['1-6 8:30-12:30'],
    notice: 1440,
    offers: [
      {
        title: 'Passive cooling concept for a house in a hot climate',
        about:
          'From your site plan and photos I work out orientation, shade, openings and materials, with three sketches and a table of what each measure brings in degrees.',
        category: 'Energy and materials',
        skills: ['Passive design', 'Earth construction', 'Climate studies'],
        price: 460,
        consultationMinutes: 45,
        said: [
          [
            5,
            'We turned the house by thirty degrees on her advice and cancelled one of the two air conditioners.',
          ],
          [5, 'Beautiful sketches that our builder pinned to the wall and followed.'],
        ],
      },
    ],
  },
  {
    name: ['Lalao', 'Rakotomalala'],
    country: 'Madagascar',
    zone: 'Indian/Antananarivo',
    headline: 'Calm inbox, clear calendar: assistance in French and English',
    bio: 'I have kept the days of three directors in order from Antananarivo, one of them for seven years. My rule is that nothing asked of you is older than a day without an answer or a date. Discretion is not a feature, it is the job.',
    pitch: 'Give me your worst week as an example and I will show you how I would have laid it out.',
    languages: ['Malagasy', 'French', 'English'],
    experience: 36,
    rate: 18,
    hours: ['1-5 7-15', '6 8-11'],
    offers: [
      {
        title: 'Executive assistance by the hour, in French or English',
        about:
          'Mail sorted into decisions and noise, meetings prepared with a page of notes, travel that connects. We begin with ten hours a week and see.',
        category: 'Virtual assistance',
        skills: ['Calendar', 'Email', 'Travel', 'French'],
        price: 18,
        hourly: true,
        consultationMinutes: 30,
        said: [
          [
            5,
            'My Mondays are quiet for the first time in years. She noticed a clash of two board meetings before either secretary did.',
          ],
          [4, 'Reliable and discreet. It took two weeks until she knew our people, and then it simply ran.'],
          [5, 'Booked a journey through four cities and two rail strikes without one call to me.'],
        ],
      },
    ],
  },
];
