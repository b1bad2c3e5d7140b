import { describe, expect, it } from 'vitest';
import { vocabularyOf } from '../../../../domain/extraction/ledger/vocabulary.ts';
import { lossRunPlan } from '../../../../domain/policies/loss-run/plan.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const { meaning, valueOf, isKind, isTitle } = vocabularyOf(lossRunPlan);

/** A table of claims whose columns begin at these points, and what is read of it. */
function claimsOf(columns: readonly number[], lines: readonly (readonly string[])[]): unknown {
  const paper = newPaper();
  for (const [row, cells] of lines.entries())
    for (const [at, text] of cells.entries()) paper.text(columns[at] ?? 0, 80 + 13 * row, text);
  return read(paper.pages).data['claims'];
}

describe('headings of amounts', () => {
  it.each([
    ['Medical PTD', 'paid', 'medical'],
    ['Med Only Paid', 'paid', 'medical'],
    ['Gross Loss Paid', 'paid', 'loss'],
    ['ALE Reserve', 'reserve', 'expense'],
    ['Voc. Rehab Paid', 'paid', 'loss'],
    ['Total Claim Cost', 'incurred', 'total'],
    ['S & S', 'recovered', null],
    ['Sal/Sub', 'recovered', null],
    ['Subrogation Received', 'recovered', null],
    ['Deductible Collected', 'recovered', null],
    ['Second Injury Fund Recovery', 'recovered', null],
    ['Other Paid', 'paid', 'expense'],
    ['Rehab/Expense Reserve', 'reserve', 'expense'],
    ['Med Pay Reserve', 'reserve', 'medical'],
    ['Lost Time Paid', 'paid', 'loss'],
    ['Case Incurred Loss', 'incurred', 'loss'],
    ['Held in reserve', 'reserve', null],
    ['Paid plus Outstanding', 'incurred', null],
    ['Paid & O/S', 'incurred', null],
    ['Set aside for future payments', 'reserve', null],
    ['Loss & LAE Paid', 'paid', 'total'],
    ['Paid Lost Time', 'paid', 'loss'],
    ['Med Paid TD', 'paid', 'medical'],
    ['Paid-To-Dt', 'paid', null],
    ['Incurred Excl. Expense', 'incurred', 'loss'],
    ['Incurred w/o Exp', 'incurred', 'loss'],
    ['Total Incurred Incl. ALAE', 'incurred', 'total'],
    ['Set aside for open claims', 'reserve', null],
    ['Ded Billed & Collected', 'recovered', null],
  ])('say a measure and a kind in the words of the trade: %s', (text, measure, kind) => {
    expect(meaning(text)?.amount).toMatchObject({ measure, kind });
  });

  it('say nothing where a part of them is named that reports print beside medical costs', () => {
    expect(meaning('Rehab')?.amount ?? null).toBeNull();
  });

  it('say nothing alone where only a measure beside it makes a kind of a word', () => {
    expect(meaning('Other')?.amount ?? null).toBeNull();
    expect(meaning('Lost Time')?.amount ?? null).toBeNull();
    expect(meaning('Contributions')?.amount ?? null).toBeNull();
  });

  it('may be explained in parentheses', () => {
    expect(meaning('Date of Loss (mm/dd/yyyy)')?.fields).toEqual(['lossDate']);
    expect(meaning('(mm/dd/yyyy)')).toBeNull();
  });
});

describe('headings of fields', () => {
  it.each([
    ['Claim Number/Feature', 'claimNumber'],
    ['Policy Number/Effective Date', 'policyNumber'],
    ['Adj ID/Name', 'adjusterName'],
    ['Open/Close/Reopen', 'status'],
    ['O=Open C=Closed', 'status'],
    ['Opn/Cls', 'status'],
    ['Close/Reopen Date', 'closedDate'],
    ['Open & Reopened Claims', 'openClaimCount'],
    ['Insured Business', 'namedInsureds'],
    ['First notice to us', 'reportedDate'],
    ['Not resolved', 'openClaimCount'],
    ['Policy Symbol', 'ignored'],
    ['Hire State', 'ignored'],
    ['Claim/Suffix', 'claimNumber'],
    ['Clmt/Inj Wkr', 'claimantName'],
    ['Disablement Date', 'lossDate'],
    ['MO/LT', 'claimType'],
    ['NCCI Cause', 'cause'],
    ['Nature/Part', 'natureOfInjury'],
    ['Adj/Phone', 'adjusterName'],
    ['Policy of Loss', 'policyNumber'],
    ['Fund Year Begins', 'effectiveDate'],
    ['O/S Count', 'openClaimCount'],
    ['Month End Valuation', 'valuationDate'],
    ['Acct Nm', 'namedInsureds'],
    ['Field Agent', 'agencyName'],
  ])('are composed of words of the trade: %s', (text, field) => {
    expect(meaning(text)?.fields).toEqual([field]);
  });
});

describe('kinds', () => {
  it.each(['GL-PD', 'Auto BI', 'CSL Lia-BI', 'APD-COMP', 'Med Only', 'First Aid'])('of claims: %s', (text) => {
    expect(isKind(text)).toBe(true);
  });

  it.each(['Gen Liab', 'Comm Auto', 'Work Comp', 'Directors & Officers', 'Boiler & Machinery', 'Farmowners'])(
    'of policies: %s',
    (text) => {
      expect(isTitle(text)).toBe(true);
    },
  );
});

describe('the status of a claim', () => {
  it.each([
    ['Open - In Litigation', 'open'],
    ['Notice Only - Open', 'open'],
    ['A - Active', 'open'],
    ['Closed w/o Pay', 'closed'],
    ['Closed - Pending Subrogation', 'closed'],
    ['CWI', 'closed'],
    ['Reopened - Medical', 'reopened'],
  ])('may say besides how it stands: %s', (text, status) => {
    expect(valueOf('status', text)).toBe(status);
  });

  it('is read whole where a dash parts it, though its parts are headings elsewhere', () => {
    const claims = claimsOf(
      [30, 130, 220, 340, 430],
      [
        ['Claim No.', 'Loss Date', 'Status', 'Claimant', 'Total Paid'],
        ['KW-60211', '05/03/2023', 'Open - Subrogation', 'Ada Moss', '440.21'],
        ['KW-60248', '06/14/2023', 'Closed - Legal', 'Ben Reyes', '87.50'],
        ['KW-60305', '06/30/2023', 'Closed', 'Carla Ortiz', '34.79'],
      ],
    );
    expect(claims).toMatchObject([
      { status: 'open', claimantName: 'Ada Moss', paid: { total: 440.21 }, recovered: null },
      { status: 'closed', claimantName: 'Ben Reyes', paid: { total: 87.5 } },
      { status: 'closed', claimantName: 'Carla Ortiz', paid: { total: 34.79 } },
    ]);
  });
});

describe('a kind of claims under the heading of kinds', () => {
  it('is no label of the cell beside it', () => {
    const claims = claimsOf(
      [30, 130, 220, 340, 430],
      [
        ['Claim No.', 'Loss Date', 'Claim Type', 'Nature', 'Total Paid'],
        ['KW-60211', '05/03/2023', 'Lost Time', 'Burn', '440.21'],
        ['KW-60248', '06/14/2023', 'Medical Only', 'Strain', '87.50'],
        ['KW-60305', '06/30/2023', 'Lost Time', 'Sprain', '34.79'],
      ],
    );
    expect(claims).toMatchObject([
      { claimType: 'Lost Time', natureOfInjury: 'Burn' },
      { claimType: 'Medical Only', natureOfInjury: 'Strain' },
      { claimType: 'Lost Time', natureOfInjury: 'Sprain' },
    ]);
  });
});
