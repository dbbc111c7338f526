import { URL_UPDATE_DELAY_MS } from "@emdia/contract/limits.ts";
import { MultiSelect, Radio } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../shared/session/permissions.ts";
import fields from "../fields/fields.module.css";
import { classSuppliersQuery } from "../trainings-queries.ts";

type Supplier = { readonly id: number; readonly name: string };
type Value = { readonly isOpenToAll: boolean; readonly providerIds: readonly string[] };
type Props = {
  readonly companyId: number;
  /** Saved suppliers, which stay options when the search does not contain them. */
  readonly saved: readonly Supplier[];
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Partial<Value>) => void;
};

/** Suppliers searched on the server. Chosen ones stay options during further searches. */
const useSupplierOptions = (companyId: number, saved: readonly Supplier[]) => {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(saved);
  const [asked] = useDebouncedValue(words.trim(), URL_UPDATE_DELAY_MS);
  const { data, isFetching } = useQuery(classSuppliersQuery(companyId, asked));
  const offered = [...chosen, ...(data?.results ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))];
  return {
    options: offered.map(({ id, name }) => ({ value: String(id), label: name })),
    words,
    setWords,
    isFetching,
    choose: (ids: readonly string[]) => setChosen(offered.filter(({ id }) => ids.includes(String(id)))),
  };
};

const ChosenSuppliers = ({ companyId, saved, value, error, onChange }: Props) => {
  const { t } = useTranslation("trainings");
  const { options, words, setWords, isFetching, choose } = useSupplierOptions(companyId, saved);
  return (
    <MultiSelect
      data-field="providerIds"
      label={t("suppliers.chosen")}
      required
      searchable
      data={options}
      searchValue={words}
      onSearchChange={setWords}
      // The server filters the options already.
      filter={({ options: all }) => all}
      nothingFoundMessage={t(isFetching ? "suppliers.searching" : "suppliers.none")}
      value={[...value.providerIds]}
      error={error}
      onChange={(ids) => {
        choose(ids);
        onChange({ providerIds: ids });
      }}
      maxDropdownHeight={168}
    />
  );
};

/** Whether a class is open to all suppliers or to chosen ones. The search needs the permission to enrol workers (C-131). */
export const SupplierFields = (props: Props) => {
  const { t } = useTranslation("trainings");
  const maySearch = useMay()("add_training_class_employees");
  const { value, onChange } = props;
  return (
    <>
      <Radio.Group
        label={t("suppliers.label")}
        {...(!maySearch && { description: t("suppliers.noPermission") })}
        value={value.isOpenToAll ? "all" : "chosen"}
        onChange={(choice) => onChange({ isOpenToAll: choice === "all" })}
      >
        <div className={fields.kinds}>
          <Radio value="all" label={t("suppliers.all")} />
          <Radio value="chosen" label={t("suppliers.some")} disabled={!maySearch} />
        </div>
      </Radio.Group>
      {!value.isOpenToAll && <ChosenSuppliers {...props} />}
    </>
  );
};
