-- What professionals owe, refunds that are paid in another way, and countries by their code.

-- A refund or chargeback that could not be taken back from whoever had been paid already.
create table debts (
  id uuid primary key,
  professional_id uuid not null references users (id),
  payment_id uuid not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  -- what of it is still owed
  left_cents integer not null check (left_cents between 0 and amount_cents),
  reason text not null,
  created_at timestamptz not null
);
create index debts_professional on debts (professional_id, created_at desc);
create index debts_payment on debts (payment_id);

alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in
  ('client', 'held', 'platform_fees', 'payable', 'receivable', 'processor', 'processor_fees', 'bank'));
alter table ledger_entries drop constraint ledger_entries_check;
-- owner_id: the job of `held`, the professional of `payable` and `receivable`, else null
alter table ledger_entries add constraint ledger_entries_owner_check
  check ((account in ('held', 'payable', 'receivable')) = (owner_id is not null));

-- What was owed before stood in the payment alone.
insert into debts (id, professional_id, payment_id, amount_cents, left_cents, reason, created_at)
  select gen_random_uuid(), p.professional_id, p.id, p.receivable_cents, p.receivable_cents,
    'Refunded to the client after the payout', coalesce(p.paid_at, p.created_at)
  from payments p where p.receivable_cents > 0;
insert into ledger_transactions (id, at, kind, text, job_id, source_type, source_id)
  select d.id, d.created_at, 'debt', 'Owed by the professional', p.job_id, 'debt', d.id::text
  from debts d join payments p on p.id = d.payment_id;
insert into ledger_entries (id, transaction_id, account, owner_id, amount_cents)
  select gen_random_uuid(), d.id, 'receivable', d.professional_id, d.amount_cents from debts d
  union all select gen_random_uuid(), d.id, 'payable', d.professional_id, -d.amount_cents from debts d;
alter table payments drop column receivable_cents;

-- A refund that the card refuses for good: until when the client gets it in another way.
alter table processor_calls add column settle_by timestamptz;

create table countries (
  -- ISO 3166-1 alpha-2
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null unique
);
insert into countries (code, name) values
  ('AD', 'Andorra'), ('AE', 'United Arab Emirates'), ('AF', 'Afghanistan'), ('AG', 'Antigua & Barbuda'), ('AI', 'Anguilla'),
  ('AL', 'Albania'), ('AM', 'Armenia'), ('AO', 'Angola'), ('AR', 'Argentina'), ('AS', 'American Samoa'), ('AT', 'Austria'),
  ('AU', 'Australia'), ('AW', 'Aruba'), ('AX', 'Åland Islands'), ('AZ', 'Azerbaijan'), ('BA', 'Bosnia & Herzegovina'),
  ('BB', 'Barbados'), ('BD', 'Bangladesh'), ('BE', 'Belgium'), ('BF', 'Burkina Faso'), ('BG', 'Bulgaria'), ('BH', 'Bahrain'),
  ('BI', 'Burundi'), ('BJ', 'Benin'), ('BL', 'St. Barthélemy'), ('BM', 'Bermuda'), ('BN', 'Brunei'), ('BO', 'Bolivia'),
  ('BQ', 'Caribbean Netherlands'), ('BR', 'Brazil'), ('BS', 'Bahamas'), ('BT', 'Bhutan'), ('BW', 'Botswana'),
  ('BY', 'Belarus'), ('BZ', 'Belize'), ('CA', 'Canada'), ('CC', 'Cocos (Keeling) Islands'), ('CD', 'Congo - Kinshasa'),
  ('CF', 'Central African Republic'), ('CG', 'Congo - Brazzaville'), ('CH', 'Switzerland'), ('CI', 'Côte d’Ivoire'),
  ('CK', 'Cook Islands'), ('CL', 'Chile'), ('CM', 'Cameroon'), ('CN', 'China'), ('CO', 'Colombia'), ('CR', 'Costa Rica'),
  ('CU', 'Cuba'), ('CV', 'Cape Verde'), ('CW', 'Curaçao'), ('CX', 'Christmas Island'), ('CY', 'Cyprus'), ('CZ', 'Czechia'),
  ('DE', 'Germany'), ('DJ', 'Djibouti'), ('DK', 'Denmark'), ('DM', 'Dominica'), ('DO', 'Dominican Republic'),
  ('DZ', 'Algeria'), ('EC', 'Ecuador'), ('EE', 'Estonia'), ('EG', 'Egypt'), ('EH', 'Western Sahara'), ('ER', 'Eritrea'),
  ('ES', 'Spain'), ('ET', 'Ethiopia'), ('FI', 'Finland'), ('FJ', 'Fiji'), ('FK', 'Falkland Islands'), ('FM', 'Micronesia'),
  ('FO', 'Faroe Islands'), ('FR', 'France'), ('GA', 'Gabon'), ('GB', 'United Kingdom'), ('GD', 'Grenada'), ('GE', 'Georgia'),
  ('GF', 'French Guiana'), ('GG', 'Guernsey'), ('GH', 'Ghana'), ('GI', 'Gibraltar'), ('GL', 'Greenland'), ('GM', 'Gambia'),
  ('GN', 'Guinea'), ('GP', 'Guadeloupe'), ('GQ', 'Equatorial Guinea'), ('GR', 'Greece'),
  ('GS', 'South Georgia & South Sandwich Islands'), ('GT', 'Guatemala'), ('GU', 'Guam'), ('GW', 'Guinea-Bissau'),
  ('GY', 'Guyana'), ('HK', 'Hong Kong SAR China'), ('HN', 'Honduras'), ('HR', 'Croatia'), ('HT', 'Haiti'), ('HU', 'Hungary'),
  ('ID', 'Indonesia'), ('IE', 'Ireland'), ('IL', 'Israel'), ('IM', 'Isle of Man'), ('IN', 'India'),
  ('IO', 'British Indian Ocean Territory'), ('IQ', 'Iraq'), ('IR', 'Iran'), ('IS', 'Iceland'), ('IT', 'Italy'),
  ('JE', 'Jersey'), ('JM', 'Jamaica'), ('JO', 'Jordan'), ('JP', 'Japan'), ('KE', 'Kenya'), ('KG', 'Kyrgyzstan'),
  ('KH', 'Cambodia'), ('KI', 'Kiribati'), ('KM', 'Comoros'), ('KN', 'St. Kitts & Nevis'), ('KP', 'North Korea'),
  ('KR', 'South Korea'), ('KW', 'Kuwait'), ('KY', 'Cayman Islands'), ('KZ', 'Kazakhstan'), ('LA', 'Laos'), ('LB', 'Lebanon'),
  ('LC', 'St. Lucia'), ('LI', 'Liechtenstein'), ('LK', 'Sri Lanka'), ('LR', 'Liberia'), ('LS', 'Lesotho'), ('LT', 'Lithuania'),
  ('LU', 'Luxembourg'), ('LV', 'Latvia'), ('LY', 'Libya'), ('MA', 'Morocco'), ('MC', 'Monaco'), ('MD', 'Moldova'),
  ('ME', 'Montenegro'), ('MF', 'St. Martin'), ('MG', 'Madagascar'), ('MH', 'Marshall Islands'), ('MK', 'North Macedonia'),
  ('ML', 'Mali'), ('MM', 'Myanmar (Burma)'), ('MN', 'Mongolia'), ('MO', 'Macao SAR China'), ('MP', 'Northern Mariana Islands'),
  ('MQ', 'Martinique'), ('MR', 'Mauritania'), ('MS', 'Montserrat'), ('MT', 'Malta'), ('MU', 'Mauritius'), ('MV', 'Maldives'),
  ('MW', 'Malawi'), ('MX', 'Mexico'), ('MY', 'Malaysia'), ('MZ', 'Mozambique'), ('NA', 'Namibia'), ('NC', 'New Caledonia'),
  ('NE', 'Niger'), ('NF', 'Norfolk Island'), ('NG', 'Nigeria'), ('NI', 'Nicaragua'), ('NL', 'Netherlands'), ('NO', 'Norway'),
  ('NP', 'Nepal'), ('NR', 'Nauru'), ('NU', 'Niue'), ('NZ', 'New Zealand'), ('OM', 'Oman'), ('PA', 'Panama'), ('PE', 'Peru'),
  ('PF', 'French Polynesia'), ('PG', 'Papua New Guinea'), ('PH', 'Philippines'), ('PK', 'Pakistan'), ('PL', 'Poland'),
  ('PM', 'St. Pierre & Miquelon'), ('PN', 'Pitcairn Islands'), ('PR', 'Puerto Rico'), ('PS', 'Palestinian Territories'),
  ('PT', 'Portugal'), ('PW', 'Palau'), ('PY', 'Paraguay'), ('QA', 'Qatar'), ('RE', 'Réunion'), ('RO', 'Romania'),
  ('RS', 'Serbia'), ('RU', 'Russia'), ('RW', 'Rwanda'), ('SA', 'Saudi Arabia'), ('SB', 'Solomon Islands'),
  ('SC', 'Seychelles'), ('SD', 'Sudan'), ('SE', 'Sweden'), ('SG', 'Singapore'), ('SH', 'St. Helena'), ('SI', 'Slovenia'),
  ('SJ', 'Svalbard & Jan Mayen'), ('SK', 'Slovakia'), ('SL', 'Sierra Leone'), ('SM', 'San Marino'), ('SN', 'Senegal'),
  ('SO', 'Somalia'), ('SR', 'Suriname'), ('SS', 'South Sudan'), ('ST', 'São Tomé & Príncipe'), ('SV', 'El Salvador'),
  ('SX', 'Sint Maarten'), ('SY', 'Syria'), ('SZ', 'Eswatini'), ('TC', 'Turks & Caicos Islands'), ('TD', 'Chad'),
  ('TG', 'Togo'), ('TH', 'Thailand'), ('TJ', 'Tajikistan'), ('TK', 'Tokelau'), ('TL', 'Timor-Leste'), ('TM', 'Turkmenistan'),
  ('TN', 'Tunisia'), ('TO', 'Tonga'), ('TR', 'Türkiye'), ('TT', 'Trinidad & Tobago'), ('TV', 'Tuvalu'), ('TW', 'Taiwan'),
  ('TZ', 'Tanzania'), ('UA', 'Ukraine'), ('UG', 'Uganda'), ('US', 'United States'), ('UY', 'Uruguay'), ('UZ', 'Uzbekistan'),
  ('VA', 'Vatican City'), ('VC', 'St. Vincent & Grenadines'), ('VE', 'Venezuela'), ('VG', 'British Virgin Islands'),
  ('VI', 'U.S. Virgin Islands'), ('VN', 'Vietnam'), ('VU', 'Vanuatu'), ('WF', 'Wallis & Futuna'), ('WS', 'Samoa'),
  ('YE', 'Yemen'), ('YT', 'Mayotte'), ('ZA', 'South Africa'), ('ZM', 'Zambia'), ('ZW', 'Zimbabwe');

-- Countries as people wrote them; what cannot be told is asked for again.
update profiles set country = coalesce(
  (select c.code from countries c where lower(c.name) = lower(trim(profiles.country)) or c.code = upper(trim(profiles.country))),
  (select a.code from (values ('usa', 'US'), ('u.s.', 'US'), ('u.s.a.', 'US'), ('united states of america', 'US'), ('america', 'US'), ('uk',
    'GB'), ('great britain', 'GB'), ('england', 'GB'), ('scotland', 'GB'), ('wales', 'GB'), ('northern ireland', 'GB'),
    ('turkey', 'TR'), ('czech republic', 'CZ'), ('the netherlands', 'NL'), ('holland', 'NL'), ('russian federation',
    'RU'), ('republic of korea', 'KR'), ('korea', 'KR'), ('viet nam', 'VN'), ('ivory coast', 'CI'), ('cote d''ivoire',
    'CI'), ('côte d''ivoire', 'CI'), ('macedonia', 'MK'), ('burma', 'MM'), ('myanmar', 'MM'), ('hong kong', 'HK'),
    ('macau', 'MO'), ('macao', 'MO'), ('palestine', 'PS'), ('swaziland', 'SZ'), ('cape verde', 'CV'), ('uae', 'AE'),
    ('brasil', 'BR'), ('deutschland', 'DE'), ('españa', 'ES'), ('méxico', 'MX'), ('bosnia and herzegovina', 'BA'),
    ('trinidad and tobago', 'TT'), ('antigua and barbuda', 'AG'), ('saint lucia', 'LC'), ('república dominicana',
    'DO'), ('drc', 'CD'), ('democratic republic of the congo', 'CD'), ('republic of the congo', 'CG')) as a (name, code)
    where a.name = lower(trim(profiles.country))))
  where country is not null;
alter table profiles add foreign key (country) references countries (code);
