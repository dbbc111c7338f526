import { UNIT_AREA_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { useTranslation } from "react-i18next";
import type { DraftFault } from "../new-facility/new-facility.ts";

/** Text of a field fault. */
export const useFaultText = () => {
  const { t } = useTranslation(["facilities", "facilityRefusals"]);
  const texts: { readonly [F in DraftFault]: () => string } = {
    required: () => t("name.required"),
    tooLong: () => t("name.tooLong", { max: UNIT_AREA_NAME_MAX_LENGTH }),
    companyRequired: () => t("creating.companyRequired"),
    departmentRequired: () => t("creating.departmentRequired"),
    repeated: () => t("creating.repeated"),
    facilityTaken: () => t("facilityRefusals:facility.name_taken"),
    departmentTaken: () => t("facilityRefusals:department.name_taken"),
  };
  return (fault: DraftFault | undefined): string | null => (fault ? texts[fault]() : null);
};
