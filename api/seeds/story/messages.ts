/** What clients write with an invitation; `{first}` is the professional's first name. */
export const INVITATIONS = [
  'Hello {first}, your service describes what we need almost word for word. Could we talk for half an hour and see whether it fits?',
  '{first}, a colleague worked with you last year and still speaks of it. We have something similar and would like to begin soon.',
  'Dear {first}, I have read your profile twice. The way you describe the first step is what convinced me. Would the proposed time suit you?',
  'Hi {first}, we tried to do this ourselves for three months. I will bring what we have to the talk, please do not laugh.',
  'Hello {first}, there is no hurry, but I would like to do it properly. I can send everything beforehand if that helps.',
  'Good day {first}. We have the budget and the date, what is missing is somebody who knows how. Shall we talk?',
  '{first}, your hours fit ours surprisingly well. Could you take this on in the coming weeks?',
  'Hello {first}, this is our first time hiring for this kind of work, so please tell me if I ask the wrong questions.',
  'Hi {first}, we need a second pair of eyes more than a pair of hands. I think that is you.',
  'Dear {first}, the last attempt at this ended halfway. I would like to show you where and hear what you would do.',
  'Hello {first}, I would like to order exactly the service on your page, with one small addition that I explain in the talk.',
  '{first}, we have a deadline that will not move and a scope that may. Can you help us choose?',
  'Hi {first}, I liked that your reviews mention what went wrong as well. Let us see whether we suit each other.',
  'Hello {first}, two of us will join the talk: I know the subject and my partner knows the money.',
  'Dear {first}, please find the details below our proposed time. If the price should be higher for this, say so openly.',
  'Hello again {first}, the last piece of work has held up so well that we have another one.',
] as const;

/** How professionals begin a proposal; their own sentence follows. */
export const PROPOSAL_OPENINGS = [
  'I have read your brief twice and have done work of this kind before.',
  'This is close to a job I finished in spring, so I know where it tends to go wrong.',
  'Your description is unusually clear, thank you for that.',
  'I can begin next week and would keep you posted every other day.',
  'What you describe is most of what I do.',
  'The price below is for everything you listed; I do not charge for our first talk.',
  'Two points in your brief made me smile, because I have fought with both.',
  'I would be glad to take this on, and have the time for it.',
  'Your deadline is realistic if we agree on the scope in the first talk.',
  'I have looked at what is public about you and have three ideas already.',
  'I would do this in two steps, so that you can stop after the first.',
  'It is a small team at your end, which suits me well.',
] as const;

export const REASONS_TO_DECLINE = [
  'Thank you for the careful proposal. We have decided for somebody in our own time zone.',
  'Your price is fair, but above what we can spend this quarter.',
  'We liked it very much and had to choose between two good ones.',
  'We need somebody who can begin this week. Thank you for your time.',
] as const;

export const REASONS_FOR_ANOTHER_TIME = [
  'A hearing was moved to that hour. Would this time do as well?',
  'My daughter has her school play then. Could we take this one instead?',
  'The whole team could join an hour later. Is that possible?',
  'I will be on a train at that time and the line is poor. This would be safer.',
] as const;

/** Short chats of jobs that went well; `c` is the client, `p` the professional. */
export const CHATS: readonly (readonly (readonly ['c' | 'p', string])[])[] = [
  [
    [
      'c',
      'Good to have met you. I have put everything we spoke of into one folder, the link is in the first file.',
    ],
    [
      'p',
      'Thank you, that is a tidy folder. I will read it tonight and send questions tomorrow, all at once.',
    ],
    ['p', 'Delivered just now. Please look at the second part first, it carries most of the weight.'],
    ['c', 'Read it over lunch. This is what we needed, thank you.'],
  ],
  [
    ['p', 'I have begun. One question before it becomes expensive: who will use this in a year?'],
    ['c', 'Mostly two colleagues in the office, and me at the weekend.'],
    ['p', 'Then I keep it simpler than planned. You will have it two days earlier.'],
    ['c', 'I won’t complain about that.'],
  ],
  [
    ['c', 'A small change from our side: the date has moved by a week, in your favor.'],
    ['p', 'A rare kind of change. I will use it for a second look at the ending.'],
    ['c', 'The second look was worth it. Accepted with pleasure.'],
  ],
  [
    ['p', 'Here is half of it, on purpose. If the direction is wrong I would rather know now.'],
    ['c', 'The direction is right. Could the tone be a little drier?'],
    ['p', 'Dry it is. The rest follows on Thursday.'],
    ['c', 'Thursday it was. Well done and thank you.'],
  ],
];
