/** Keys of local storage, and `returnPath` of session storage. */
export const storageKeys = {
  accessToken: "accessToken",
  refreshToken: "refreshToken",
  exp: "exp",
  emailVerified: "emailVerified",
  accountVerified: "accountVerified",
  email: "email",
  company: "company",
  invited: "invited",
  selectedCompanies: "selectedCompanies",
  areaCompanies: "areaCompanies",
  lastInvitedUser: "lastInvitedUser",
  analyticsDeviceId: "analyticsDeviceId",
  i18nRedirect: "i18nRedirect",
  companyPersistence: "companyPersistence",
  editedProjects: "editedProjects",
  typing: "typing",
  pendencyColumns: "pendencyColumns",
  pendencyPageSize: "pendencyPageSize",
  panelTables: "panelTables",
  recentSearches: "recentSearches",
  returnPath: "returnPath",
} as const;

/** Keys that end with the session; the other keys belong to the browser (CD-009). */
export const sessionKeys = [
  storageKeys.accessToken,
  storageKeys.refreshToken,
  storageKeys.exp,
  storageKeys.emailVerified,
  storageKeys.accountVerified,
  storageKeys.email,
  storageKeys.company,
  storageKeys.invited,
  storageKeys.selectedCompanies,
  storageKeys.areaCompanies,
  storageKeys.recentSearches,
] as const;
