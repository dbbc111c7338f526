import { Loader, TextInput, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import list from "../../../shared/list/list-toolbar.module.css";
import type { PendenciesFilter } from "../pendency-filter.ts";
import classes from "./search-box.module.css";
import type { FilterNames } from "./use-filter-names.ts";
import { keyOf, type Option, useSearchBox } from "./use-search-box.ts";

type Props = {
  readonly filter: PendenciesFilter;
  readonly names: FilterNames;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Moves the focus to the list. */
  readonly onToList: () => void;
};

type OptionProps = { readonly option: Option; readonly id: string; readonly isChosen: boolean; readonly onPick: () => void };
const OptionRow = ({ option: { kind, name, detail, isTyped }, id, isChosen, onPick }: OptionProps) => {
  const { t } = useTranslation("pendencies");
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    // The keyboard moves through the options from the field.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its options
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className={classes.kind}>{t(`suggest.${isTyped ? "typed" : kind}`)}</span>
      <span className={classes.name}>{isTyped ? t("suggest.quoted", { name }) : name}</span>
      {detail !== null && <span className={classes.detail}>{detail}</span>}
    </div>
  );
};

/** Combobox that suggests filters by kind. The focus stays in the field; Enter searches the document name unless another option is chosen. */
export const SearchBox = ({ filter, names, search, onToList }: Props) => {
  const { t } = useTranslation("pendencies");
  const messageOf = useMessageOf();
  const box = useSearchBox({ filter, names, onToList });
  const id = useId();
  const optionId = (option: Option) => `${id}-${box.options.indexOf(option)}`;
  return (
    <div className={`${list.search} ${classes.box}`}>
      <TextInput
        ref={search}
        type="search"
        role="combobox"
        label={t("search")}
        placeholder={t("searchPlaceholder")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={box.isSearching && <Loader size={16} aria-hidden="true" />}
        maxLength={200}
        autoComplete="off"
        aria-expanded={box.isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={box.isOpen && box.chosen ? optionId(box.chosen) : undefined}
        value={box.text}
        onChange={({ currentTarget }) => box.type(currentTarget.value)}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      <VisuallyHidden role="status">{box.isSearching && t("suggest.searching")}</VisuallyHidden>
      {box.isOpen && (
        <div className={classes.panel}>
          <div id={`${id}-list`} role="listbox" aria-label={t("suggest.label")} className={classes.options}>
            {box.options.map((option) => (
              <OptionRow
                key={keyOf(option)}
                option={option}
                id={optionId(option)}
                isChosen={option === box.chosen}
                onPick={() => box.pick(option)}
              />
            ))}
          </div>
          {box.isSearching && <p className={classes.hint}>{t("suggest.searching")}</p>}
          {box.error !== null && (
            <p className={classes.hint} role="alert">
              {messageOf(box.error)}
            </p>
          )}
        </div>
      )}
    </div>
  );
};
