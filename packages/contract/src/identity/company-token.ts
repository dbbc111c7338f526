/** The token of a company's own invitation says so itself, and the page asks the call that knows it. */
const COMPANY_MARK = "c";

export const isCompanyToken = (token: string): boolean => token.startsWith(COMPANY_MARK);
export const asCompanyToken = (code: string): string => `${COMPANY_MARK}${code}`;
export const codeOfCompanyToken = (token: string): string => token.slice(COMPANY_MARK.length);
