import { NativeSelect, Switch, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RequiredMark } from "../step-frame/required-mark.tsx";
import { ALL_TYPES, type Demand, groupsOf, typesIn } from "./demand-groups.ts";
import { RequirementGroup } from "./requirement-group.tsx";
import classes from "./requirement-picker.module.css";

export type Picking = {
  readonly chosen: readonly number[];
  readonly fault: string | null;
  /** The summary of missing fields links here. The picker renders later than the form, so it focuses its own search field. */
  readonly isAskedFor: boolean;
  readonly onChoose: (ids: readonly number[]) => void;
};
type Props = Picking & { readonly demands: readonly Demand[] };

const useFocusOnRequest = (isAskedFor: boolean) => {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAskedFor) search.current?.focus();
  }, [isAskedFor]);
  return search;
};

/** Selection of the documents of a plan: search, type filter and checkboxes per document and category. */
export const RequirementPicker = ({ demands, chosen, fault, isAskedFor, onChoose }: Props) => {
  const { t } = useTranslation(["projectWizard", "catalogueWords"]);
  const [words, type] = useState("");
  const [kind, setKind] = useState(ALL_TYPES);
  const search = useFocusOnRequest(isAskedFor);
  const deferredWords = useDeferredValue(words);
  // The documents chosen when the switch was turned on, so that a removed one stays in view.
  const [kept, keep] = useState<readonly number[] | null>(null);
  const groups = groupsOf(demands, { words: deferredWords, type: kind, only: kept && [...kept, ...chosen] });
  const blocking = demands.filter(({ id, blocksWork }) => blocksWork && chosen.includes(id)).length;
  return (
    <section aria-labelledby="requirements">
      <div className={classes.head}>
        <h3 id="requirements" className={classes.title}>
          {t("requirements.title")} <RequiredMark />
        </h3>
        <p className={classes.count} role="status">
          {t("requirements.chosen", { count: chosen.length, total: demands.length })}
          {blocking > 0 && ` · ${t("requirements.blocking", { count: blocking })}`}
        </p>
      </div>
      <search className={classes.tools}>
        <TextInput
          ref={search}
          className={classes.search}
          type="search"
          data-field="requirements"
          aria-label={t("requirements.search")}
          placeholder={t("requirements.search")}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={words}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <NativeSelect
          aria-label={t("requirements.type")}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          data={[
            { value: ALL_TYPES, label: t("catalogueWords:types.all") },
            ...typesIn(demands).map((one) => ({ value: one, label: t(`catalogueWords:types.${one}`, { defaultValue: one }) })),
          ]}
        />
        <Switch
          className={classes.only ?? ""}
          label={t("requirements.onlyChosen")}
          checked={kept !== null}
          onChange={({ currentTarget }) => keep(currentTarget.checked ? chosen : null)}
        />
      </search>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      {groups.length === 0 && <p className={classes.count}>{t("requirements.notFound")}</p>}
      <div className={classes.groups}>
        {groups.map(({ category, demands: found }) => (
          <RequirementGroup key={category} category={category} demands={found} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
};
