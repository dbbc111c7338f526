import type { TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../../shared/ui/dialogs/form-dialog.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { configQuery } from "../trainings-queries.ts";
import { configOfRow } from "./class-draft.ts";
import { ClassForm } from "./class-form.tsx";

type Props = {
  /** Configuration of the class; null lets the user choose one. */
  readonly config: TrainingConfigRow | null;
  readonly onClose: () => void;
};

const FormOfConfig = ({ config, onClose }: Props & { readonly config: TrainingConfigRow }) => (
  <QueryStatePanel query={useQuery(configQuery(config.id))}>{(read) => <ClassForm initial={read} onClose={onClose} />}</QueryStatePanel>
);

const Content = ({ config, onClose }: Props) => {
  if (config?.can.detail) return <FormOfConfig config={config} onClose={onClose} />;
  return <ClassForm initial={config && configOfRow(config)} onClose={onClose} />;
};

/** Dialog that creates a class of a configuration. */
export const NewClassDialog = ({ opened, onClose, config }: Props & { readonly opened: boolean }) => {
  const { t } = useTranslation("trainings");
  return (
    <FormDialog opened={opened} title={t("newClass.title")} onClose={onClose} size="xl">
      {opened && <Content config={config} onClose={onClose} />}
    </FormDialog>
  );
};
