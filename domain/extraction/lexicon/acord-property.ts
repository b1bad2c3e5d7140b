import { createWordings, wordingsOf } from './wordings.ts';

/** Ticked perils or causes of loss of property certificates. */
export const perilOptions = createWordings({
  basic: wordingsOf('basic; basic form'),
  broad: wordingsOf('broad; broad form'),
  special: wordingsOf('special; special form'),
});

/** Ticked interests of property certificates. */
export const interestOptions = createWordings({
  interest: wordingsOf(`
    mortgagee; loss payee; lender's loss payable; lenders loss payable; additional insured; contract of sale; lienholder;
    lender's loss payee; first mortgagee; second mortgagee; landlord; lessor; owner; lender loss payable; additional interest;
    trustee; co-owner; loss payee - lender
  `),
});

/** Rows of a yes-no grid that ask for something else than a coverage. */
export const NO_COVERAGE = /^(?:is|are|does|has|permission|if)\b|\bexclu(?:sion|ded)\b|\?$/i;
