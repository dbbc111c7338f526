import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { useTranslation } from "react-i18next";
import { BulkResults } from "../../../shared/bulk/bulk-results.tsx";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";

export type Results = {
  readonly title: string;
  readonly lines: readonly (BulkLine & { readonly name: string })[];
  readonly doneText: (count: number) => string;
};
type Props = { readonly results: Results | null; readonly opened: boolean; readonly onClose: () => void };

/** Result of each participant of a bulk action. */
export const ResultsDialog = ({ results, opened, onClose }: Props) => {
  const { t } = useTranslation("trainingClass");
  return (
    <FormDialog opened={opened} onClose={onClose} title={results?.title ?? ""}>
      {opened && results && <BulkResults label={t("bulk.results")} lines={results.lines} doneText={results.doneText} onClose={onClose} />}
    </FormDialog>
  );
};
