import { mayWorkAnswers } from "@emdia/contract/workers/list-routes.ts";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";

type Answer = (typeof mayWorkAnswers)[number];
type Props = { readonly value: Answer | undefined; readonly onChoose: (answer: Answer | undefined) => void };

/** Filters a list of workers by whether they may work today. */
export const MayWorkFilter = ({ value, onChoose }: Props) => {
  const { t } = useTranslation("mayWork");
  return (
    <NativeSelect
      label={t("filter")}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChoose(mayWorkAnswers.find((answer) => answer === currentTarget.value))}
      data={[{ value: "", label: t("any") }, ...mayWorkAnswers.map((answer) => ({ value: answer, label: t(`short.${answer}`) }))]}
    />
  );
};
