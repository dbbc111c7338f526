import { useTranslation } from "react-i18next";
import { ExportButton } from "../../shared/exports/export-button.tsx";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { exportPendencies } from "./pendencies-queries.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";
import { inItsOrder } from "./views/views.ts";

/** Exports with the current filter, including input that is still debounced. */
export const ExportPendencies = ({ filter: { asked } }: { readonly filter: PendenciesFilter }) => {
  const { t } = useTranslation("pendencies");
  const [companies] = useSelectedCompanies();
  return (
    <ExportButton
      label={t("export.button")}
      ask={() => exportPendencies(inItsOrder(asked), companies)}
      tell={(params) => t("export.asked", params)}
    />
  );
};
