import type { TrainingConfig, TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { configQuery } from "../trainings-queries.ts";
import { ConfigForm } from "./config-form.tsx";
import { FigureWarnings } from "./figure-warnings.tsx";
import { NewConfigForm } from "./new-config-form.tsx";

type Props = {
  /** Configuration to change; null creates one. */
  readonly row: TrainingConfigRow | null;
  readonly readOnly: boolean;
  readonly onClose: () => void;
};

type FormActions = { readonly onSaved: (config: TrainingConfig) => void; readonly onClose: () => void };

const SavedForm = ({ id, ...form }: Pick<Props, "readOnly"> & { readonly id: number } & FormActions) => (
  <QueryStatePanel query={useQuery(configQuery(id))}>
    {(config) => <ConfigForm config={config} companyId={config.companyId} {...form} />}
  </QueryStatePanel>
);

/** The form, and after saving the warnings of the answer. */
const Content = ({ row, readOnly, onClose }: Props) => {
  const { t } = useTranslation("trainings");
  const [saved, setSaved] = useState<TrainingConfig | null>(null);
  const onSaved = (config: TrainingConfig) => (config.warnings.length > 0 ? setSaved(config) : onClose());
  if (saved)
    return (
      <>
        <p>{t("form.savedWithWarnings", { name: saved.name })}</p>
        <FigureWarnings warnings={saved.warnings} />
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose} data-autofocus>
            {t("close")}
          </Button>
        </Group>
      </>
    );
  if (row) return <SavedForm id={row.id} readOnly={readOnly} onSaved={onSaved} onClose={onClose} />;
  return <NewConfigForm onSaved={onSaved} onClose={onClose} />;
};

/** Dialog that creates, changes or shows a configuration. */
export const ConfigDialog = ({ opened, ...content }: Props & { readonly opened: boolean }) => {
  const { t } = useTranslation("trainings");
  const title = content.row ? t(content.readOnly ? "form.read" : "form.edit") : t("form.create");
  return (
    <FormDialog opened={opened} title={title} onClose={content.onClose} size="xl">
      {opened && <Content {...content} />}
    </FormDialog>
  );
};
