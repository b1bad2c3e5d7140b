import { abbreviated, addYears } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, oneLine, person, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An app's policy screen saved as PDF: a narrow phone column on the sheet, big figures with their captions under them, chips and toggles.

const css = `body{margin:0;font:10pt/1.4 Lato,sans-serif;color:#1d1d1f}.ph{width:270pt;margin:0 auto}.bar{display:flex;justify-content:space-between;font-size:8pt;color:#888}h1{font-size:20pt;margin:10pt 0 0}.tile{background:#f4f1ff;border-radius:14pt;padding:10pt 13pt;margin:9pt 0;break-inside:avoid}.big{font-size:19pt;font-weight:900;line-height:1.1}.cap{font-size:8pt;color:#666}.trio{display:grid;grid-template-columns:repeat(3,1fr);margin-top:6pt}.chip{display:inline-block;background:#fff;border-radius:9pt;padding:1pt 7pt;font-size:8pt;margin-right:4pt}.li{display:flex;justify-content:space-between;border-bottom:.6pt solid #e3e3e8;padding:4pt 0}.off{color:#aaa}`;

const figure = (value: string, caption: string): Html =>
  html`<div><div class="big">${value}</div><div class="cap">${caption}</div></div>`;
const item = (left: string, right: string): Html =>
  html`<div class="li"><span>${left}</span><span>${right}</span></div>`;

export const style: Style = {
  policyType: 'pet',
  name: 'app-receipt',
  build(random) {
    const [insurer, owner, home, brand] = [carrier(random), person(random), place(random), word(random)];
    const effective = `202${random.int(0, 6)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const number = `${brand.slice(0, 3).toUpperCase()}-${random.digits(4)}-${random.digits(4)}`;
    const animals = random.some(['Pixel', 'Mocha', 'Taco', 'Ziggy', 'Hazel'], random.int(1, 3)).map((name) => {
      const isDog = random.chance(0.6);
      return {
        name,
        isDog,
        breed: random.pick(
          isDog
            ? ['French Bulldog', 'Cockapoo', 'German Shepherd', 'Mutt']
            : ['British Shorthair', 'Calico', 'Tuxedo cat'],
        ),
        isMale: random.chance(0.5),
        age: `${random.int(2, 12)} years`,
        isFixed: random.chance(0.7),
        deductible: random.pick([100, 250, 500]),
        share: random.pick([70, 80, 90]),
        limit: random.chance(0.3) ? null : random.pick([5_000, 10_000, 50_000]),
        premium: random.amount(12, 70),
      };
    });
    const extras = random
      .some(['Vet visit fees', 'Physical therapy', 'End of life', 'Dental illness'], random.int(0, 3))
      .map((name) => ({ name, premium: random.amount(1.5, 9) }));
    const total = sum([...animals.map((animal) => animal.premium), ...extras.map((extra) => extra.premium)]);
    const waits = [
      { condition: 'Accidents', period: '2 days' },
      { condition: 'Illnesses', period: '14 days' },
      { condition: 'Orthopedic', period: `${random.pick([30, 180])} days` },
    ];
    const body = html`<div class="ph"><div class="bar"><span>9:41</span><span>${brand} app</span><span>87%</span></div><h1>You're covered</h1><div class="cap">Your declarations, always up to date</div>${animals.map((animal) => html`<div class="tile"><b style="font-size:13pt">${animal.name}</b> &nbsp; <span class="chip">${animal.isDog ? 'Dog' : 'Cat'}</span><span class="chip">${animal.breed}</span><span class="chip">${animal.isMale ? 'Boy' : 'Girl'}</span><br><span class="cap">${animal.age} old, ${animal.isFixed ? '' : 'not '}spayed or neutered</span><div class="trio">${figure(wholeDollars(animal.deductible), 'deductible, yearly')}${figure(`${animal.share}%`, 'we pay you back')}${figure(animal.limit === null ? 'No max' : wholeDollars(animal.limit), 'annual limit')}</div><div class="cap" style="text-align:right">${dollarsAndCents(animal.premium)} a month</div></div>`)}
<div class="tile"><b>Extras</b>${extras.length === 0 ? html`<div class="off">None turned on. Preventative care from $10.00</div>` : html`${extras.map((extra) => item(`${extra.name} - ON`, `${dollarsAndCents(extra.premium)}/mo`))}<div class="li off"><span>Preventative+ - OFF</span><span>$18.00/mo</span></div>`}</div><div class="tile"><b>Waiting periods</b>${waits.map((wait) => item(wait.condition, wait.period))}</div><div class="tile">${item('Policy', number)}${item('Policyholder', owner)}${item('Home', `${home.street}, ${home.city}, ${home.state} ${home.zip}`)}${item('Start', abbreviated(effective))}${item('Renews', abbreviated(addYears(effective, 1)))}${item('Underwriter', insurer)}</div><div class="tile">${figure(dollarsAndCents(total), 'monthly total, charged to card ending 4417')}</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      premium: total,
      premiumFrequency: 'monthly',
      pets: animals.map((animal) => ({
        name: animal.name,
        species: animal.isDog ? 'dog' : 'cat',
        breed: animal.breed,
        sex: animal.isMale ? 'male' : 'female',
        age: `${animal.age} old`,
        neutered: animal.isFixed,
        deductible: animal.deductible,
        reimbursementPercent: animal.share,
        annualLimit: animal.limit,
        limitText: animal.limit === null ? 'No max' : null,
        premium: animal.premium,
      })),
      waitingPeriods: waits,
      riders: extras,
      _accept: { expirationDate: [addYears(effective, 1), null] },
    };
    return { html: sheet({ css, body }), label };
  },
};
