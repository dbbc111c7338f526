import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { refusalFacts } from "./refusal-facts.ts";

/** Text of a refusal with its details: restriction, project dates, age or limit. */
export const useRefusalText = () => {
  const { t } = useTranslation("workerForm");
  const messageOf = useMessageOf();
  const { day } = useFormat();
  return (error: unknown): string => {
    const { code, project, contractor, reason, startDate, endDate, minimumAge, maximum, unfit } = refusalFacts(error);
    const named = { contractor: contractor ?? "", project: project ?? "" };
    const dated = { from: startDate ? day(startDate) : t("refused.noDay"), until: endDate ? day(endDate) : t("refused.noDay") };
    if (code === "worker.restricted" && reason !== null)
      return t(endDate ? "refused.restrictedUntil" : "refused.restricted", { ...named, reason, until: dated.until });
    if (code === "worker.link_outside_project") return t("refused.outsideProject", { ...named, ...dated });
    if (code === "worker.too_young" && minimumAge !== null) return t("refused.tooYoung", { count: minimumAge });
    if (code === "worker.too_many_projects" && maximum !== null) return t("refused.tooMany", { count: maximum });
    if (unfit.length > 0) return t("refused.unfit", { fields: unfit.join(", ") });
    return project === null ? messageOf(error) : `${project}: ${messageOf(error)}`;
  };
};
