import { wordingsOf } from './wordings.ts';

/** Columns and labels of a table of drivers. */
export const driverColumnHeadings = {
  number: wordingsOf('driver no; driver #; no; drv; drv no; driver number; op; op no; opr; operator number; drvr'),
  name: wordingsOf(`
    name; driver name; driver; drivers; driver(s); operator; operators; operator name; listed drivers; listed driver; name
    of driver; drivers name; driver information; operator(s); insured driver; name of operator; rated drivers; household
    driver; household drivers; insured drivers; all drivers; listed operators; drivers and household residents; covered
    drivers; driver full name; name of drivers; resident; household member; household members; driver's name; licensed (driver|operator); oper name; (assigned|customary|scheduled|additional|excluded) (driver|operator); name as [shown] on license; who drives; resident driver; driver operator; driver info; employee name; driver last name first name
  `),
  dateOfBirth: wordingsOf(
    'date of birth; dob; birth date; birthdate; birth dt; date born; birthday; (driver|operator|drv|oper) (dob|date of birth|birth date|birthdate|bdate); mo day yr of birth; birth [mo day yr]; dob age; date of birth (age|sex); b date; b d; bdate',
  ),
  age: wordingsOf(
    'age; driver age; age years; age yrs; rated age; current age; attained age; drv age; age of driver; (operator|rating) age; age (at|on) (effective date|renewal|inception); yrs old; age group',
  ),
  gender: wordingsOf(
    'gender; sex; m/f; gender/sex; (driver|operator|rated) (gender|sex); (gender|sex) (code|cd|identity); gndr; male female',
  ),
  maritalStatus: wordingsOf(
    'marital status; marital; m/s; mar status; married; marital st; mar stat; marital stat; ms; mar; married single; single married; (driver|rated) marital status; mrtl; mar st; marital (code|cd); civil status; m s status',
  ),
  licenseNumber: wordingsOf(`
    cdl no; cdl number; cdl #; license number; license no; license #; driver license number; drivers license number; driver's license number; dl no; dl
    #; dl number; lic no; license; driver license; drivers license; driver license no; driver license #; licence number; drivers license no; operator license number; lic number; license id; oln; dln; (permit|permit license) no; d l no; drivers license no state
  `),
  licenseState: wordingsOf(
    'license state; cdl state; state; lic state; st; licensed state; dl state; state licensed; lic st; state of license; driver license state; state of (issue|licensure); (issuing|issue|licensing) state; license (issued by|jurisdiction); lic jurisdiction; st licd; state (issued|where licensed); licensed in; where licensed; dl state; drivers lic state',
  ),
  status: wordingsOf(`
    status; driver status; driver type; type; relationship; rated/excluded; rated or excluded; included or excluded; driver rating; driver class status; excluded; included/excluded; rated; relationship to insured;
    rating status; driver relationship; operator status; listed status; covered/excluded; driver status/type; listed as; household status; driver (designation|classification|assignment|role|use|code|class); rated status; rated y n; insured (status|excluded); coverage status; eligibility; acceptability
  `),
  ignored: wordingsOf(`
    points; years licensed; date licensed; occupation; vehicle; veh; assigned vehicle; accidents; violations; sr22; sr-22;
    good student; driver training; discounts; class; rating class; years experience; filing; principal; occasional; use;
    driver discounts; driver points; education; licensed; year licensed; first licensed; violation; incidents; yrs lic; filings; household driver number; drives vehicle; point; number of points
  `),
} as const satisfies Record<string, readonly string[]>;
