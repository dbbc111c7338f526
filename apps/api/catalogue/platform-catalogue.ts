import type { CatalogueContent } from "../src/modules/catalogue/content.ts";
import { figures } from "./figures.ts";
import { riskActivities } from "./risk-activities.ts";
import { electricalAndHeight } from "./ssma-certificates-electrical-and-height.ts";
import { machinesAndSites } from "./ssma-certificates-machines-and-sites.ts";
import { otherRisks } from "./ssma-certificates-other-risks.ts";
import { services } from "./ssma-certificates-services.ts";
import { environment } from "./ssma-environment.ts";
import { equipment } from "./ssma-equipment.ts";
import { health } from "./ssma-health.ts";
import { liftingAndInstruments } from "./ssma-lifting-and-instruments.ts";
import { programmes } from "./ssma-programmes.ts";
import { protection } from "./ssma-protection.ts";
import { reports } from "./ssma-reports.ts";
import { workPermits } from "./ssma-work-permits.ts";
import { benefitsAndLeave } from "./stp-benefits-and-leave.ts";
import { certificates } from "./stp-certificates.ts";
import { charges } from "./stp-charges.ts";
import { corporate } from "./stp-corporate.ts";
import { employment } from "./stp-employment.ts";
import { payroll } from "./stp-payroll.ts";
import { specialRegimes } from "./stp-special-regimes.ts";
import { vacationAndDismissal } from "./stp-vacation-and-dismissal.ts";
import { workWithoutEmployment } from "./stp-without-employment.ts";
import { trainings } from "./trainings.ts";

const labour = [
  ...employment,
  ...specialRegimes,
  ...payroll,
  ...charges,
  ...certificates,
  ...corporate,
  ...vacationAndDismissal,
  ...benefitsAndLeave,
  ...workWithoutEmployment,
];
const safety = [
  ...health,
  ...programmes,
  ...reports,
  ...protection,
  ...electricalAndHeight,
  ...machinesAndSites,
  ...otherRisks,
  ...services,
  ...workPermits,
  ...equipment,
  ...liftingAndInstruments,
  ...environment,
];

/** The platform's catalogue, from which projects choose requirements. */
export const platformCatalogue: CatalogueContent = { documentTypes: [...labour, ...safety], trainings, riskActivities, figures };
