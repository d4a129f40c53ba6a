/*
 * Written down by hand from what is common knowledge, not taken from a leaked corpus: some 260 passwords as they are,
 * and 380 words that count with each of the 115 usual endings: about 38,000 passwords of eight characters or more.
 */
const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Passwords of eight characters and more that are refused as they stand. */
export const COMMON_PASSWORDS: ReadonlySet<string> = words(`
  12345678 123456789 1234567890 12345678910 123456789a 0123456789 0987654321 9876543210 987654321 87654321
  11223344 1122334455 112233445566 12341234 123123123 123321123 12344321 1234554321 1234qwer 123qweasd
  123456qwerty 123456abc 123abc123 12qwaszx 147258369 159357456 1597534682 135792468 246813579 147852369
  159753456 741852963 789456123 789654123 963852741 369258147 14725836 31415926 1qaz2wsx 1qaz2wsx3edc
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qazxsw2 1qazzaq1 2wsx3edc 3edc4rfv zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1
  qwertyui qwertyuiop qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty789
  qwertzui qwertzuiop azertyui azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer asdf;lkj zxcvbnm1
  zxcvbnm123 zxcvbnm, qazwsxedc qazwsx123 qazwsxedcrfv wsxedcrfv qweasdzxc qweasd123 qwer1234 qweqweqwe poiuytrewq
  lkjhgfdsa mnbvcxz1 abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefghij abcdef123 abcdabcd abcabcabc
  a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa111bbb q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
  passw0rd passw0rd1 passw0rd123 p@ssword p@ssw0rd p@ssw0rd1 p@55w0rd pa$$word pa$$w0rd pa55word pa55w0rd
  password1 password2 password12 password01 password123 password1234 password! password1! password!1 mypassword
  thepassword newpassword yourpassword oldpassword nopassword passpass passpass1 pass1234 pass12345 passwort
  passwort1 passwort123 motdepasse contraseña contrasena wachtwoord lozinka12 parola123 senha123 senha1234
  kennwort hallo123 hallo1234 letmein1 letmein123 letmein! letmeinnow opensesame sesameopen trustno1 iloveyou
  iloveyou1 iloveyou2 iloveyou! iloveyou123 ilovegod iloveme1 ilovemyself iluvyou1 welcome1 welcome12 welcome123
  welcome1! welcome2 changeme changeme1 changeme123 changeit temppass temp1234 test1234 test12345 testtest
  testing123 test123456 user1234 useruser username admin123 admin1234 admin12345 adminadmin administrator root1234
  rootroot toor1234 guest123 default1 default123 system32 superuser computer1 internet1 google123 facebook1
  pokemon123 starwars1 startrek1 blink182 metallica1 slipknot1 linkinpark greenday1 nirvana1 rammstein1 liverpool1
  chelsea1 arsenal1 barcelona1 realmadrid juventus1 manchester manutd99 football1 baseball1 basketball1 superman1
  batman123 spiderman1 ironman123 dragon123 monkey123 shadow123 master123 killer123 hunter12 ranger12 jordan23
  michael1 jennifer1 jessica1 ashley12 charlie1 daniel12 thomas12 sunshine1 princess1 princess123 babygirl1
  ncc1701d ncc1701e thx11380 correcthorsebatterystaple correct-horse-battery-staple hunter2hunter2 secret123
  topsecret whatever1 fuckyou1 fuckyou2 fuckyou123 fuckoff1 asshole1 bullshit1 zxcvbnm123 1password lastpass1
`);

/** Words that count alone and with every common ending. */
export const COMMON_WORDS: ReadonlySet<string> = words(`
  password passwort passw0rd secret letmein welcome welcome1 login access master admin administrator root user guest
  test testing default changeme temp qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef
  iloveyou loveyou love lover lovely loveme forever friend friends family mother father brother sister daughter baby
  babygirl babyboy princess prince queen king angel angels heaven jesus jesuschrist christ blessed faith hope grace
  sunshine sunflower summer winter spring autumn monday friday sunday january february march april may june july
  august september october november december flower flowers butterfly rainbow star stars moonlight midnight shadow
  dragon monkey tiger lion eagle eagles falcon falcons panther wolf wolves bear bears horse horses dolphin dolphins
  chicken rabbit turtle kitty kitten cat dog doggy puppy buster lucky smokey bailey maggie ginger pepper cookie
  cookies chocolate cheese banana apple orange peanut pumpkin coffee pizza candy sugar honey sweet sweetie cherry
  strawberry purple yellow silver golden black white blue green red diamond crystal pearl ruby emerald
  football soccer baseball basketball hockey tennis golf golfer fishing hunter hunting skater racing ferrari porsche
  mercedes corvette mustang camaro harley yamaha honda toyota nissan chevy jordan yankees cowboys steelers lakers
  arsenal chelsea liverpool barcelona juventus manchester united rangers celtic redsox packers broncos raiders
  superman batman spiderman ironman pokemon pikachu naruto starwars startrek skywalker matrix gandalf merlin wizard
  ninja samurai warrior knight pirate soldier sniper killer hacker trooper viking phoenix thunder lightning storm
  computer internet windows microsoft google facebook samsung nokia nintendo playstation minecraft fortnite
  music guitar piano metallica nirvana slipknot eminem rockstar hiphop dance dancer movie hollywood
  london paris berlin america canada mexico brazil germany france england scotland ireland australia india china
  japan russia turkey newyork chicago boston dallas houston texas california florida
  michael jennifer jessica ashley amanda daniel david robert thomas charlie william james john joseph andrew matthew
  anthony joshua justin brandon christopher nicholas alexander alexandra nicole michelle melissa stephanie samantha
  elizabeth victoria maria anna sarah laura rachel rebecca hannah emily sophie olivia george richard martin peter
  patrick kevin brian steven jason oliver harry max oscar charlotte natalie natasha vanessa andrea barbara patricia
  whatever nothing something anything everything trustno freedom success money dollar lucky7 winner champion victory
  power magic mystery legend hello hallo bonjour ciao hola goodbye please thankyou business company office school
  college teacher student doctor lawyer manager hireme freelance freelancer consultant parley
`);

/** What people put behind a word. The empty one first: the word alone. */
export const COMMON_ENDINGS: readonly string[] = [
  '',
  ...words(`1 2 3 7 9 0 01 10 11 12 13 21 22 23 69 77 88 99 00 007 111 123 321 666 777 789 1234 4321 12345 54321 123456
    654321 1234567 12345678 ! 1! !1 12! 123! !! !!! . * # @ @1 @12 @123 $ ? _1 -1 abc xyz`),
  ...Array.from({ length: 60 }, (_, index) => String(1970 + index)),
];
