import { addYears, spaced } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, oneLine, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A bilingual certificate: the value stands in the middle, its English caption to the left and the Spanish one to the right.

const css = `body{margin:0;font:10pt/1.35 "DejaVu Serif Condensed","DejaVu Serif",serif}.frame{border:6pt ridge #9c7;padding:14pt}h1{text-align:center;font-size:15pt;margin:0}h1 i{font-weight:400;font-size:12pt}.r{display:grid;grid-template-columns:150pt 1fr 150pt;border-bottom:.5pt dotted #777;padding:2.5pt 0}.r>:nth-child(2){text-align:center;font-weight:700}.r>:nth-child(3){text-align:right;font-style:italic}table{width:100%;border-collapse:collapse;margin:8pt 0;font-size:8.4pt}td,th{border:.7pt solid #7a5;padding:3pt 4pt;text-align:center}th i{font-weight:400}.s{font-size:7.6pt;columns:2;column-gap:18pt;margin-top:8pt}`;

const both = (english: string, value: Piece, spanish: string): Html =>
  html`<div class="r"><span>${english}</span><span>${value}</span><span>${spanish}</span></div>`;
const head = (english: string, spanish: string): Html => html`<th>${english}<br><i>${spanish}</i></th>`;

const KINDS = [
  { species: 'dog', text: 'Dog / Perro', breeds: ['Chihuahua', 'Labrador Retriever', 'Xoloitzcuintli', 'Shih Tzu'] },
  { species: 'cat', text: 'Cat / Gato', breeds: ['Domestic Longhair', 'Sphynx', 'Abyssinian'] },
] as const;

export const style: Style = {
  policyType: 'pet',
  name: 'two-languages',
  build(random) {
    const [insurer, home] = [carrier(random), place(random)];
    const owners = random.times(random.int(1, 2), () => person(random));
    const effective = `20${random.int(16, 26)}-0${random.int(2, 9)}-${random.int(10, 28)}`;
    const number = `${random.digits(2)}-MSC-${random.digits(6)}`;
    const animals = random
      .some(['Canela', 'Rocky', 'Luna', 'Señor Whiskers', 'Frijol', 'Duke'], random.int(1, 4))
      .map((name) => {
        const kind = random.pick(KINDS);
        const isUnlimited = random.chance(0.2);
        return {
          kind,
          name,
          breed: random.pick(kind.breeds),
          isMale: random.chance(0.5),
          born: `20${random.int(10, 15)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
          neutered: random.chance(0.7),
          limit: isUnlimited ? null : random.pick([2_500, 5_000, 12_000]),
          premium: random.amount(120, 880),
        };
      });
    const [deductible, share] = [random.pick([150, 300, 500]), random.pick([70, 80, 90])];
    const waits = [
      { condition: 'Accident', spanish: 'Accidente', period: '48 hours', duration: '48 horas' },
      { condition: 'Illness', spanish: 'Enfermedad', period: '14 days', duration: '14 días' },
      { condition: 'Cruciate ligament', spanish: 'Ligamento cruzado', period: '6 months', duration: '6 meses' },
    ];
    const rider = random.chance(0.5) ? { name: 'Preventive Care Rider', premium: random.int(60, 190) } : null;
    const tax = random.amount(4, 30);
    const total = sum([...animals.map((animal) => animal.premium), rider?.premium ?? 0, tax]);
    const body = html`<div class="frame"><h1>CERTIFICATE OF PET HEALTH INSURANCE<br><i>Certificado de Seguro de Salud para Mascotas</i></h1><br>${both('Insurance company', insurer, 'Compañía de seguros')}${both('Policy number', number, 'Número de póliza')}${both(
      'Policyholder',
      owners.map((owner, index) => html`${index === 0 ? null : html`<br>`}${owner}`),
      'Titular de la póliza',
    )}${both('Address', html`${home.street}<br>${home.city}, ${home.state} ${home.zip}`, 'Dirección')}${both('In force from', spaced(effective), 'Vigente desde')}${both('In force until', spaced(addYears(effective, 1)), 'Vigente hasta')}${both('Annual deductible, each pet', wholeDollars(deductible), 'Deducible anual, cada mascota')}${both('Share we reimburse', `${share}%`, 'Porcentaje que reembolsamos')}
<table><tr>${head('Pet', 'Mascota')}${head('Kind', 'Especie')}${head('Breed', 'Raza')}${head('Sex', 'Sexo')}${head('Born', 'Nacimiento')}${head('Sterilized', 'Esterilizado')}${head('Annual limit', 'Límite anual')}${head('Annual premium', 'Prima anual')}</tr>${animals.map((animal) => html`<tr><td>${animal.name}</td><td>${animal.kind.text}</td><td>${animal.breed}</td><td>${animal.isMale ? 'Male / Macho' : 'Female / Hembra'}</td><td>${spaced(animal.born)}</td><td>${animal.neutered ? 'Yes / Sí' : 'No / No'}</td><td>${animal.limit === null ? 'No limit / Sin límite' : wholeDollars(animal.limit)}</td><td>${dollarsAndCents(animal.premium)}</td></tr>`)}</table>
<table><tr>${head('Waiting period for', 'Período de espera para')}${head('Lasts', 'Duración')}</tr>${waits.map((wait) => html`<tr><td>${wait.condition} / ${wait.spanish}</td><td>${wait.period} / ${wait.duration}</td></tr>`)}</table>${rider === null ? null : both(rider.name, dollarsAndCents(rider.premium), 'Anexo de cuidado preventivo')}${both('Premium tax', dollarsAndCents(tax), 'Impuesto sobre la prima')}${both('TOTAL ANNUAL PREMIUM', dollarsAndCents(total), 'PRIMA ANUAL TOTAL')}<div class="s">The English text of the policy governs. This certificate is issued with the policy and is part of it. Report a claim within 90 days.<br><br><i>Prevalece el texto en inglés de la póliza. Este certificado se emite con la póliza y forma parte de ella. Presente su reclamación dentro de 90 días.</i></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: owners,
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      premium: total,
      premiumFrequency: 'annual',
      pets: animals.map(({ kind, name, breed, isMale, born, neutered, limit, premium }) => ({
        name,
        species: kind.species,
        breed,
        sex: isMale ? 'male' : 'female',
        dateOfBirth: born,
        neutered,
        deductible,
        reimbursementPercent: share,
        annualLimit: limit,
        limitText: limit === null ? 'No limit / Sin límite' : null,
        premium,
      })),
      waitingPeriods: waits.map(({ condition, period }) => ({ condition, period })),
      riders: rider === null ? [] : [rider],
      _accept: Object.fromEntries([
        ...waits.flatMap((wait, index): [string, unknown[]][] => [
          [`waitingPeriods[${index}].condition`, [`${wait.condition} / ${wait.spanish}`, wait.spanish]],
          [`waitingPeriods[${index}].period`, [`${wait.period} / ${wait.duration}`, wait.duration]],
        ]),
        ...animals.flatMap((animal, index): [string, unknown[]][] =>
          animal.limit === null ? [[`pets[${index}].limitText`, ['No limit', 'Sin límite']]] : [],
        ),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};
