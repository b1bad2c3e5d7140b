/** Legal entities as forms print them beside a box. */
export const ENTITIES =
  '[an] individual; sole (proprietor|proprietorship); [limited] partnership; [a] corporation; (s|c) corporation; limited liability company; llc; joint venture; trust; estate; (non profit|nonprofit) [corporation|organization]; association; municipality; governmental entity; [other] organization [other than partnership or joint venture]; general partnership; lp; llp; (limited|ltd) liability (partnership|corporation|co); corp; inc; [subchapter] s corp [oration]; professional (corporation|association); trustee; unincorporated association; not for profit [corporation|organization]; public entity; school district; religious organization; (condominium|homeowners) association; cooperative; receiver; husband and wife; married couple; common ownership; executor; indiv; indv; sole prop; (ptnrshp|partnrshp); jv; church; pllc; professional limited [liability] company; unit owners association; an organization [including a corporation]';

/** Those that no other word of a policy is written like, so that they need no label. */
export const ENTITIES_ALONE =
  'corporation; s corporation; c corporation; limited liability (company|corporation|partnership); [general|limited] partnership; sole (proprietor|proprietorship); joint venture; (non profit|nonprofit|not for profit) (corporation|organization); professional (corporation|association|limited [liability] company); unincorporated association; religious organization; public entity; school district; individual [proprietor|proprietorship]';

const WORDS =
  'ind(?:iv|v)|sole prop|partnership|ptn?rshp|corp|inc\\b|llc|(?:limited|ltd) liab|joint|trust|estate|non[ -]?profit|not[ -]for[ -]profit|assoc|municipal|govern|organi[sz]ation|llp\\b|lp\\b|other|public entity|school district|cooperative|receiver|husband|common owner|executor|multiple|labor union|s[ -]corp';
/** What a legal entity reads like, and what does not. */
export const ENTITY = new RegExp(`(?:${WORDS})`, 'i');
export const NO_ENTITY = new RegExp(`^(?!(?:an? )?(?:${WORDS})[\\w ]{0,24}$)`, 'i');
