import type { GateProject } from "@emdia/contract/gate/gate-routes.ts";
import { GATE_PROJECTS_SHOWN_MAX } from "@emdia/contract/gate/limits.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./gate.module.css";

type Props = {
  readonly projects: readonly GateProject[];
  readonly chosen: number | null;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (id: number | null) => void;
};

/** The project of the gate. The search appears when the list is longer than the server shows. */
export const ProjectChoice = ({ projects, chosen, search, onSearch, onChoose }: Props) => {
  const { t } = useTranslation("gate");
  const options = projects.map(({ id, name, contractorName }) => ({ value: String(id), label: `${name} · ${contractorName}` }));
  return (
    <div className={classes.stack}>
      {(search !== "" || projects.length >= GATE_PROJECTS_SHOWN_MAX) && (
        <TextInput
          size="md"
          type="search"
          label={t("project.search")}
          maxLength={200}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      )}
      <NativeSelect
        size="md"
        label={t("project.label")}
        data={[{ value: "", label: t("project.choose") }, ...options]}
        value={chosen === null ? "" : String(chosen)}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value) || null)}
      />
    </div>
  );
};
