import type { CatalogueTranslation } from "../../translation.ts";
import { activities } from "./activities.ts";
import { ssmaCertificatesElectricalAndHeightCorrections } from "./corrections/ssma-certificates-electrical-and-height.ts";
import { ssmaCertificatesMachinesAndSitesCorrections } from "./corrections/ssma-certificates-machines-and-sites.ts";
import { ssmaCertificatesOtherRisksCorrections } from "./corrections/ssma-certificates-other-risks.ts";
import { ssmaCertificatesServicesCorrections } from "./corrections/ssma-certificates-services.ts";
import { ssmaEnvironmentCorrections } from "./corrections/ssma-environment.ts";
import { ssmaEquipmentCorrections } from "./corrections/ssma-equipment.ts";
import { ssmaHealthCorrections } from "./corrections/ssma-health.ts";
import { ssmaLiftingAndInstrumentsCorrections } from "./corrections/ssma-lifting-and-instruments.ts";
import { ssmaProgrammesCorrections } from "./corrections/ssma-programmes.ts";
import { ssmaProtectionCorrections } from "./corrections/ssma-protection.ts";
import { ssmaReportsCorrections } from "./corrections/ssma-reports.ts";
import { ssmaWorkPermitsCorrections } from "./corrections/ssma-work-permits.ts";
import { stpBenefitsAndLeaveCorrections } from "./corrections/stp-benefits-and-leave.ts";
import { stpCertificatesCorrections } from "./corrections/stp-certificates.ts";
import { stpChargesCorrections } from "./corrections/stp-charges.ts";
import { stpCorporateCorrections } from "./corrections/stp-corporate.ts";
import { stpEmploymentCorrections } from "./corrections/stp-employment.ts";
import { stpPayrollCorrections } from "./corrections/stp-payroll.ts";
import { stpSpecialRegimesCorrections } from "./corrections/stp-special-regimes.ts";
import { stpVacationAndDismissalCorrections } from "./corrections/stp-vacation-and-dismissal.ts";
import { stpWithoutEmploymentCorrections } from "./corrections/stp-without-employment.ts";
import { ssmaCertificatesElectricalAndHeight } from "./ssma-certificates-electrical-and-height.ts";
import { ssmaCertificatesMachinesAndSites } from "./ssma-certificates-machines-and-sites.ts";
import { ssmaCertificatesOtherRisks } from "./ssma-certificates-other-risks.ts";
import { ssmaCertificatesServices } from "./ssma-certificates-services.ts";
import { ssmaEnvironment } from "./ssma-environment.ts";
import { ssmaEquipment } from "./ssma-equipment.ts";
import { ssmaHealth } from "./ssma-health.ts";
import { ssmaLiftingAndInstruments } from "./ssma-lifting-and-instruments.ts";
import { ssmaProgrammes } from "./ssma-programmes.ts";
import { ssmaProtection } from "./ssma-protection.ts";
import { ssmaReports } from "./ssma-reports.ts";
import { ssmaWorkPermits } from "./ssma-work-permits.ts";
import { stpBenefitsAndLeave } from "./stp-benefits-and-leave.ts";
import { stpCertificates } from "./stp-certificates.ts";
import { stpCharges } from "./stp-charges.ts";
import { stpCorporate } from "./stp-corporate.ts";
import { stpEmployment } from "./stp-employment.ts";
import { stpPayroll } from "./stp-payroll.ts";
import { stpSpecialRegimes } from "./stp-special-regimes.ts";
import { stpVacationAndDismissal } from "./stp-vacation-and-dismissal.ts";
import { stpWithoutEmployment } from "./stp-without-employment.ts";

/** The platform's catalogue in Spanish. */
export const translation: CatalogueTranslation = {
  texts: {
    ...stpEmployment,
    ...stpSpecialRegimes,
    ...stpPayroll,
    ...stpCharges,
    ...stpCertificates,
    ...stpCorporate,
    ...stpVacationAndDismissal,
    ...stpBenefitsAndLeave,
    ...stpWithoutEmployment,
    ...ssmaHealth,
    ...ssmaProgrammes,
    ...ssmaReports,
    ...ssmaProtection,
    ...ssmaCertificatesElectricalAndHeight,
    ...ssmaCertificatesMachinesAndSites,
    ...ssmaCertificatesOtherRisks,
    ...ssmaCertificatesServices,
    ...ssmaWorkPermits,
    ...ssmaEquipment,
    ...ssmaLiftingAndInstruments,
    ...ssmaEnvironment,
  },
  corrections: {
    ...stpEmploymentCorrections,
    ...stpSpecialRegimesCorrections,
    ...stpPayrollCorrections,
    ...stpChargesCorrections,
    ...stpCertificatesCorrections,
    ...stpCorporateCorrections,
    ...stpVacationAndDismissalCorrections,
    ...stpBenefitsAndLeaveCorrections,
    ...stpWithoutEmploymentCorrections,
    ...ssmaHealthCorrections,
    ...ssmaProgrammesCorrections,
    ...ssmaReportsCorrections,
    ...ssmaProtectionCorrections,
    ...ssmaCertificatesElectricalAndHeightCorrections,
    ...ssmaCertificatesMachinesAndSitesCorrections,
    ...ssmaCertificatesOtherRisksCorrections,
    ...ssmaCertificatesServicesCorrections,
    ...ssmaWorkPermitsCorrections,
    ...ssmaEquipmentCorrections,
    ...ssmaLiftingAndInstrumentsCorrections,
    ...ssmaEnvironmentCorrections,
  },
  activities,
};
