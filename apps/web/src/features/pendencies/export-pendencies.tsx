import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/exports/export-button.tsx";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { exportPendencies } from "./pendencies-queries.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";
import { inItsOrder } from "./views.ts";

/** The file tells of the filter as it stands. */
export const ExportPendencies = ({ filter: { filter } }: { readonly filter: PendenciesFilter }) => {
  const { t } = useTranslation("pendencies");
  const [companies] = useSelectedCompanies();
  return (
    <ExportButton
      label={t("export.button")}
      ask={() => exportPendencies(inItsOrder(filter), companies)}
      tell={(asked) => t("export.asked", asked)}
    />
  );
};
