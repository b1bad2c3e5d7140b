import { html, joined, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import { cityLine, person, phone, place } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import { claimFacts, type Fact, headFacts, policyFacts, totalFacts } from './facts.ts';
import { drawHouse, type House, type Measure, type Policy, writtenDates } from './house.ts';
import { drawLook, finish } from './look.ts';
import { Recorder } from './recorder.ts';

/** Sentences of a letter's house: how it says that there are claims, and what they are. */
interface Voice {
  policy: (policy: Policy) => string;
  claim: (claim: ClaimFacts, amounts: Record<Measure, string>) => string;
}

const money = (house: House, amount: number): string => {
  const { text, isZeroMark } = house.money(amount);
  if (isZeroMark) return '$0';
  return text.startsWith('$') ? text : `$${text}`;
};

function drawVoice(house: House): Voice {
  const { choose } = house;
  const span = ({ effectiveDate, expirationDate }: Policy): string =>
    `${house.date(effectiveDate)}${choose('span', [' to ', ' through ', ' until '])}${house.date(expirationDate)}`;
  return {
    policy: choose('policy sentence', [
      (policy) => `Policy ${policy.number} (${policy.lineName}), in force from ${span(policy)}:`,
      (policy) => `${policy.lineName} policy number ${policy.number}, term ${span(policy)}:`,
      (policy) => `For the term ${span(policy)} under our ${policy.lineName} policy no. ${policy.number}:`,
    ]),
    claim: choose('claim sentence', [
      (claim, { paid, reserve, incurred }) =>
        `Claim ${claim.number}: ${house.claimant(claim.claimant)}, date of loss ${house.date(claim.lossDate)}, reported ${house.date(claim.reportedDate)}. ${house.text(claim.description)}. The claim is ${claim.status}. We have paid ${paid}; the reserve is ${reserve} and the total incurred is ${incurred}.`,
      (claim, { paid, reserve, incurred }) =>
        `On ${house.date(claim.lossDate)} a loss occurred that is handled under claim number ${claim.number} for ${house.claimant(claim.claimant)}. Description: ${house.text(claim.description)}. Paid to date ${paid}, outstanding reserve ${reserve}, incurred ${incurred}. Status: ${claim.status}.`,
      (claim, { paid, reserve, incurred }) =>
        `${claim.number} - loss of ${house.date(claim.lossDate)} - ${house.claimant(claim.claimant)} - ${house.text(claim.cause)} - ${claim.status} - paid ${paid}, reserved ${reserve}, total incurred ${incurred}`,
    ]),
  };
}

/** What a sentence says of a claim. */
function told(house: House, claim: ClaimFacts, sentence: string): Fact[] {
  const said = claimFacts(house, claim).filter(({ text }) => text !== '' && sentence.includes(text));
  const kept = new Set(['claimNumber', 'claimant', 'worker', 'lossDate', 'injuryDate', 'description', 'cause']);
  if (sentence.includes('reported ')) kept.add('reportedDate');
  const amounts = (['paid', 'reserve', 'incurred'] as const).map(
    (measure): Fact => ({
      key: measure,
      caption: '',
      text: '',
      at: `${measure}.total`,
      value: claim[measure].total,
    }),
  );
  const status: Fact = { key: 'status', caption: '', text: '', at: 'status', value: claim.status };
  return [...said.filter(({ key }) => kept.has(key)), status, ...amounts];
}

/** A letter or an e-mail that tells the claims in sentences. */
export function drawLetter(recipe: Recipe): Drawn {
  const house = drawHouse(recipe, {
    dates: writtenDates,
    isShort: true,
    counts: recipe.pick('claims by term', ['1', '2', '0,1', '1,0,0', '2,1', '0,0,1,2']).split(',').map(Number),
  });
  const look = drawLook(house, ['left']);
  const recorder = new Recorder();
  const voice = drawVoice(house);
  const claims = house.policies.flatMap((policy) => policy.claims);
  const none = recipe.pick('no claims', [
    'no claims were reported.',
    'we have no record of any loss.',
    'there were no losses.',
    'no losses have been reported to us.',
  ]);
  const asList = recipe.chance('list', 0.4);
  const paragraphs = house.policies.map((policy) => {
    recorder.policy(policyFacts(house, policy));
    const sentences = policy.claims.map((claim) => {
      const { paid, reserve, incurred } = claim;
      const sentence = voice.claim(claim, {
        paid: money(house, paid.total),
        reserve: money(house, reserve.total),
        incurred: money(house, incurred.total),
      });
      recorder.claim(told(house, claim, sentence), policy.number);
      if (!sentence.includes(house.text(claim.description))) recorder.causeIsAllThatIsTold(house.text(claim.cause));
      return sentence;
    });
    if (sentences.length === 0) recorder.noClaims();
    if (sentences.length === 0) return html`<p>${voice.policy(policy)} ${none}</p>`;
    if (asList)
      return html`<p>${voice.policy(policy)}</p><ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
    return html`<p>${voice.policy(policy)}</p>${sentences.map((sentence) => html`<p style="margin-left:14pt">${sentence}</p>`)}`;
  });
  return finish(
    house,
    look,
    html`${drawOpening(house, recorder)}${paragraphs}${drawClosing(house, recorder, claims)}`,
    recorder,
    { landscape: false, margin: { left: '0.9in', right: '0.9in' } },
  );
}

/** Letterhead, addressee, subject and first sentence, or the header lines of an e-mail. */
export function drawOpening(house: House, recorder: Recorder): Html {
  const { random, choose } = house;
  const hasAgency = house.recipe.chance('to the agency', 0.7);
  const facts = headFacts(house).filter(({ key }) => hasAgency || key !== 'agency');
  recorder.head(facts);
  // the addressee is the agency of the policy, though the letter does not say so
  if (hasAgency) recorder.alsoRight('agencyName', [null]);
  const about = choose('subject', [
    'Loss history',
    'Claims experience',
    'Loss runs',
    'Request for loss information',
    'Claim history letter',
  ]);
  const to = hasAgency ? house.agency : house.insured;
  const address = place(random);
  const asOf = choose('as of', ['valued as of', 'valuation date', 'losses valued as of']);
  const first = choose('first sentence', [
    `As requested, this is the loss experience of ${house.insured}, ${asOf} ${house.date(house.valuationDate)}.`,
    `You asked for the claims of our insured ${house.insured}. Our records show the following (${asOf} ${house.date(house.valuationDate)}).`,
    `Please find below the loss history for ${house.insured}; ${asOf} ${house.date(house.valuationDate)}.`,
  ]);
  if (choose('opening', ['letter', 'letter', 'mail']) === 'mail')
    return html`<div><b>From:</b> ${person(random)}, ${house.carrier}<br><b>Sent:</b> ${house.date(house.reportDate)} ${random.int(1, 11)}:${random.int(10, 59)} PM<br><b>To:</b> ${to}<br><b>Subject:</b> RE: ${about} - ${house.insured}</div><hr><p>Hello,</p><p>${first}</p>`;
  const lines = [to, address.street, cityLine(address)];
  return html`<div style="text-align:${choose('letterhead', ['left', 'center', 'right'])}"><h1>${house.carrier}</h1>Claim Department</div><p style="margin-top:14pt">${house.date(house.reportDate)}</p><p>${joined(lines, html`<br>`)}</p><p><b>${choose('re', ['RE', 'Re', 'Subject'])}: ${about}</b><br>${choose('insured in subject', ['Insured', 'Named insured', 'Our insured'])}: ${house.insured}</p><p>${choose('salutation', ['To whom it may concern:', 'Dear Agent:', 'Dear Policyholder:'])}</p><p>${first}</p>`;
}

function drawClosing(house: House, recorder: Recorder, claims: readonly ClaimFacts[]): Html {
  const { random } = house;
  const facts = totalFacts(
    { ...house, kinds: ['total'], showsOpen: false, isNet: false, showsRecovery: false },
    claims,
  );
  const has = claims.length > 1 && house.recipe.chance('sum sentence', 0.5);
  const incurred = facts.find(({ at }) => at === 'incurred.total');
  const total = claims.reduce((cents, claim) => cents + Math.round(claim.incurred.total * 100), 0) / 100;
  if (has)
    recorder.grandTotals([
      ...facts.filter(({ at }) => at === 'claimCount'),
      ...(incurred === undefined ? [] : [{ ...incurred, value: total }]),
    ]);
  const sum = has
    ? html`<p>In all there are ${claims.length} claims with a total incurred of ${money(house, total)}.</p>`
    : null;
  return html`${sum}<p>${house.choose('last sentence', ['Please call us with any questions.', 'This letter is for information only and does not change any coverage.', 'We appreciate the opportunity to be of service.'])}</p><p style="margin-top:16pt">Sincerely,<br><br>${person(random)}<br>${house.choose('title of writer', ['Underwriting Assistant', 'Claims Service Representative', 'Account Manager'])}<br>${phone(random)}</p>`;
}
