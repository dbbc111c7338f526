/** Prefix of the tokens of company invitations, so that the page calls the right route. */
const COMPANY_MARK = "c";

export const isCompanyToken = (token: string): boolean => token.startsWith(COMPANY_MARK);
export const asCompanyToken = (code: string): string => `${COMPANY_MARK}${code}`;
export const codeOfCompanyToken = (token: string): string => token.slice(COMPANY_MARK.length);
