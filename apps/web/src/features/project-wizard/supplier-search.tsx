import { isCnpj, maskCnpj, normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import { Button, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { SEARCH_REST_MS } from "./search-rest.ts";
import classes from "./suppliers-step.module.css";
import { type FoundSupplier, useSupplierSearch } from "./use-supplier-search.ts";

type Chosen = { readonly companyId: number; readonly name: string; readonly cnpj: string };
type Props = { readonly contractorId: number; readonly chosen: readonly Chosen[]; readonly onAdd: (found: Chosen) => void };

const CNPJ_LENGTH = 14;
/** A number written out in full is checked here already; words and pieces of a number are only looked for. */
const isWrongCnpj = (words: string) =>
  normaliseCnpj(words).length === CNPJ_LENGTH && /\d{2}$/.test(words) && !words.includes(" ") && !isCnpj(words);

type RowProps = { readonly found: FoundSupplier; readonly note: string | null; readonly onAdd: () => void };

const FoundRow = ({ found, note, onAdd }: RowProps) => {
  const { t } = useTranslation("projectWizard");
  const { cnpj, companyName, tradingName, place } = found;
  return (
    <li className={classes.found}>
      <div className={classes.who}>
        <strong>{tradingName ?? companyName}</strong>
        <span>{[companyName, maskCnpj(cnpj), place].filter(Boolean).join(" · ")}</span>
      </div>
      {note === null ? (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
          {t("suppliers.add")}
        </Button>
      ) : (
        <span className={classes.note}>{note}</span>
      )}
    </li>
  );
};

const Results = ({ words, contractorId, chosen, onAdd }: Props & { readonly words: string }) => {
  const { t } = useTranslation("projectWizard");
  const messageOf = useMessageOf();
  const { found, isPending, error } = useSupplierSearch(words);
  if (error !== null) return <RefusalNote>{messageOf(error)}</RefusalNote>;
  if (isPending) return <Skeleton height={44} />;
  if (found.length === 0) return <p className={classes.says}>{t("suppliers.notFound")}</p>;
  const noteOn = ({ companyId }: FoundSupplier) => {
    if (companyId === null) return t("suppliers.notHere");
    if (companyId === contractorId) return t("suppliers.isContractor");
    return chosen.some((one) => one.companyId === companyId) ? t("suppliers.added") : null;
  };
  return (
    <ul className={classes.results} aria-label={t("suppliers.results")}>
      {found.map((one) => (
        <FoundRow
          key={one.cnpj}
          found={one}
          note={noteOn(one)}
          onAdd={() =>
            one.companyId !== null && onAdd({ companyId: one.companyId, name: one.tradingName ?? one.companyName, cnpj: one.cnpj })
          }
        />
      ))}
    </ul>
  );
};

/** Looks for a supplier by its name or CNPJ. */
export const SupplierSearch = (props: Props) => {
  const { t } = useTranslation("projectWizard");
  const [typed, type] = useState("");
  const [words] = useDebouncedValue(typed.trim(), SEARCH_REST_MS);
  const isWrong = isWrongCnpj(typed.trim());
  return (
    <section className={classes.way} aria-label={t("suppliers.search")}>
      <TextInput
        type="search"
        data-field="suppliers"
        label={t("suppliers.search")}
        placeholder={t("suppliers.searchPlaceholder")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={typed}
        maxLength={200}
        error={isWrong && t("faults.cnpjInvalid")}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {words.length >= 2 && !isWrong && <Results words={words} {...props} />}
    </section>
  );
};
