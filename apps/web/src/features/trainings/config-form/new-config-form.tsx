import type { TrainingConfig } from "@emdia/contract/trainings/config-routes.ts";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCompaniesToWrite } from "../use-companies-to-write.ts";
import { ConfigForm } from "./config-form.tsx";

type Props = { readonly onSaved: (config: TrainingConfig) => void; readonly onClose: () => void };

/** Form of a new configuration. A user with several contractors chooses one of them. */
export const NewConfigForm = (props: Props) => {
  const { t } = useTranslation("trainings");
  const companies = useCompaniesToWrite("add_training_class_config");
  const [chosen, choose] = useState(companies[0]?.id);
  if (chosen === undefined) return null;
  return (
    <>
      {companies.length > 1 && (
        <NativeSelect
          mb="md"
          label={t("form.company")}
          value={String(chosen)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          data={companies.map(({ id, tradingName }) => ({ value: String(id), label: tradingName }))}
        />
      )}
      <ConfigForm config={null} companyId={chosen} readOnly={false} {...props} />
    </>
  );
};
