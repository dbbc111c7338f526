import { isCnpj, maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { Button, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPencil, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { RefusalNote } from "../ui/refusal-note.tsx";
import { FoundRow } from "./found-row.tsx";
import { choiceOf, type FoundSupplier, isWrongCnpj, type SupplierChoice } from "./found-supplier.ts";
import classes from "./supplier-search.module.css";
import { useEnterCompany } from "./use-enter-company.ts";
import { useRemoveEntered } from "./use-entered-company.ts";
import { usePastedSuppliers } from "./use-pasted-suppliers.ts";
import { useSupplierSearch } from "./use-supplier-search.ts";

const EntryDialog = lazyDialog(async () => (await import("./entry-dialog.tsx")).EntryDialog);

const SEARCH_REST_MS = 400;
const WORDS_MIN_LENGTH = 2;

type Props = {
  readonly contractorId: number;
  /** CNPJs of the suppliers selected already. */
  readonly chosen: readonly string[];
  /** Marks the field. */
  readonly isRequired?: boolean;
  readonly onChoose: (choice: SupplierChoice) => void;
  /** Makes the search field take a pasted list of CNPJs. */
  readonly onChooseMany?: (choices: readonly SupplierChoice[]) => void;
};

const Results = ({ words, contractorId, chosen, onChoose }: Props & { readonly words: string }) => {
  const { t } = useTranslation("supplierSearch");
  const messageOf = useMessageOf();
  const { found, isPending, error, isDown } = useSupplierSearch(contractorId, words);
  const entering = useEnterCompany(contractorId, onChoose);
  const removing = useRemoveEntered();
  if (error !== null) return <RefusalNote>{messageOf(error)}</RefusalNote>;
  if (isPending) return <Skeleton height={44} />;
  if (found.length === 0) return <p className={classes.says}>{t(isDown ? "down" : "notFound")}</p>;
  const noteOn = ({ companyId, cnpj }: FoundSupplier) => {
    if (companyId === contractorId) return t("isContractor");
    return chosen.includes(cnpj) ? t("added") : null;
  };
  const add = (one: FoundSupplier) => {
    const choice = choiceOf(one);
    if (choice !== null) onChoose(choice);
    else if (!entering.isPending) entering.mutate({ cnpj: one.cnpj });
  };
  const canRemove = ({ companyId, enteredId, cnpj }: FoundSupplier) => companyId === null && enteredId !== null && !chosen.includes(cnpj);
  const remove = ({ enteredId }: FoundSupplier) => enteredId !== null && removing.mutate(enteredId);
  const refusal = entering.error ?? removing.error;
  return (
    <>
      <ul className={classes.results} aria-label={t("results")}>
        {found.map((one) => (
          <FoundRow
            key={one.cnpj}
            found={one}
            note={noteOn(one)}
            isBusy={entering.isPending && entering.variables.cnpj === one.cnpj}
            onAdd={() => add(one)}
            onRemove={canRemove(one) ? () => remove(one) : null}
          />
        ))}
      </ul>
      {refusal !== null && <RefusalNote>{messageOf(refusal)}</RefusalNote>}
    </>
  );
};

const PastedReport = ({ adding: { isPending, data, error, variables }, isIgnored }: ReturnType<typeof usePastedSuppliers>) => {
  const { t } = useTranslation("supplierSearch");
  const messageOf = useMessageOf();
  if (error !== null) return <RefusalNote>{messageOf(error)}</RefusalNote>;
  if (isPending)
    return (
      <p role="status">
        {t("pasted.going", { count: variables.cnpjs.length })}
        {isIgnored && ` ${t("pasted.ignored")}`}
      </p>
    );
  if (!data) return null;
  return (
    <>
      {data.error !== null && <RefusalNote>{messageOf(data.error)}</RefusalNote>}
      <p role="status" className={classes.says}>
        {t("pasted.added", { count: data.choices.length })}
        {data.missing.length > 0 && ` ${t("pasted.missing", { numbers: data.missing.join(", ") })}`}
        {data.unread.length > 0 && ` ${t("pasted.unread", { numbers: data.unread.join(", ") })}`}
      </p>
    </>
  );
};

/** Searches a supplier by name or CNPJ, here and in the registry, with manual entry as the fallback. */
export const SupplierSearch = (props: Props) => {
  const { t } = useTranslation("supplierSearch");
  const [typed, type] = useState("");
  const [words] = useDebouncedValue(typed.trim(), SEARCH_REST_MS);
  const [isByHand, setByHand] = useState(false);
  const isWrong = isWrongCnpj(typed.trim());
  const isAsked = typed !== "" && words.length >= WORDS_MIN_LENGTH && !isWrong;
  const pasting = usePastedSuppliers(props);
  const choose = (choice: SupplierChoice) => {
    type("");
    props.onChoose(choice);
  };
  return (
    <section className={classes.way} aria-label={t("search")}>
      <TextInput
        type="search"
        data-field="suppliers"
        label={t("search")}
        placeholder={t("placeholder")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={typed}
        maxLength={200}
        withAsterisk={props.isRequired ?? false}
        description={props.onChooseMany && t("pasted.hint")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        error={isWrong && t("faults.cnpjInvalid")}
        onPaste={pasting.onPaste}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <PastedReport {...pasting} />
      {isAsked && <Results words={words} {...props} onChoose={choose} />}
      {isAsked && (
        <Button
          className={classes.hand}
          variant="subtle"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => setByHand(true)}
        >
          {t("enterByHand")}
        </Button>
      )}
      <EntryDialog
        opened={isByHand}
        contractorId={props.contractorId}
        cnpj={isCnpj(typed) ? maskCnpj(typed) : ""}
        onEntered={choose}
        onClose={() => setByHand(false)}
      />
    </section>
  );
};
