import { CompanyDemand } from "../../features/my-account-security/company-demand.tsx";
import { OwnPhone } from "../../features/my-account-security/own-phone.tsx";
import { OwnSecondFactor } from "../../features/my-account-security/own-second-factor.tsx";
import { SecurityHeader } from "../../features/my-account-security/security-header.tsx";
import { OpenSessions } from "../../features/my-account-sessions/open-sessions.tsx";
import { OwnHistory } from "../../features/my-account-sessions/own-history.tsx";

/** The security section: the user's own settings first, then those of the company. */
export const SecurityPage = () => (
  <>
    <SecurityHeader />
    <OwnSecondFactor />
    <OwnPhone />
    <OpenSessions />
    <OwnHistory />
    <CompanyDemand />
  </>
);
