import type { AccountSection } from "@emdia/contract/web-paths.ts";
import type { ComponentType } from "react";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import type { Screen } from "../screen.ts";

/** Loads the code and texts of a section in parallel when the user opens it. */
const fetched = ({ load, texts }: Screen): ComponentType => lazyPart(load, texts);

export const sectionScreens: { readonly [S in AccountSection]: ComponentType } = {
  "dados-pessoais": fetched({
    load: async () => (await import("./own-data-page.tsx")).OwnDataPage,
    texts: ["myData", "noticeSettings"],
  }),
  empresa: fetched({
    load: async () => (await import("../../features/my-account-company/my-account-company.tsx")).MyAccountCompany,
    texts: ["myCompany", "companyRefusals"],
  }),
  usuarios: fetched({
    load: async () => (await import("../../features/people/people-list.tsx")).PeopleList,
    texts: ["people", "peopleRefusals", "profileRefusals"],
  }),
  unidades: fetched({
    load: async () => (await import("../../features/facilities/facility-list.tsx")).FacilityList,
    texts: ["facilities", "facilityRefusals"],
  }),
  "perfis-de-acesso": fetched({
    load: async () => (await import("../../features/access-profiles/access-profiles.tsx")).AccessProfiles,
    texts: ["accessProfiles", "profileRefusals", "drafts"],
  }),
  "colaboradores-restritos": fetched({
    load: async () => (await import("./restricted-workers-page.tsx")).RestrictedWorkersPage,
    texts: ["restrictions", "imports", "restrictionRefusals"],
  }),
  faturamento: fetched({
    load: async () => (await import("../../features/billing-address/billing-address.tsx")).BillingAddressSection,
    texts: ["billingAddress", "companyRefusals"],
  }),
  "campos-adicionais": fetched({
    load: async () => (await import("../../features/custom-fields/custom-fields.tsx")).CustomFieldsSection,
    texts: ["customFields", "customValues", "customFieldRefusals"],
  }),
  cracha: fetched({
    load: async () => (await import("../../features/badge-config/badge-config.tsx")).BadgeConfigSection,
    texts: ["badgeConfig", "badge", "badgeRefusals", "permissionLabels", "drafts"],
  }),
  portaria: fetched({
    load: async () => (await import("../../features/gate-devices/gate-devices.tsx")).GateDevices,
    texts: ["gateDevices", "gateRefusals", "projectRefusals"],
  }),
  "agenda-de-risco": fetched({
    load: async () => (await import("../../features/risk-settings/risk-settings.tsx")).RiskSettings,
    texts: ["riskSettings", "riskScheduleRefusals"],
  }),
  seguranca: fetched({
    load: async () => (await import("./security-page.tsx")).SecurityPage,
    texts: ["mySecurity", "mySessions", "oneTimeCode", "secondFactorRefusals"],
  }),
};
