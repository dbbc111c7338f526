import { PAGE_SIZE_CHOICES } from "@emdia/contract/limits.ts";
import { NativeSelect, Pagination } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../format/use-format.ts";
import { FocusKeepingButton } from "../ui/focus/focus-keeping-button.tsx";
import { type ListAnswer, rangeOf, sizesWith } from "./list-face.ts";
import classes from "./pager.module.css";

type Props = {
  readonly answer: ListAnswer<unknown>;
  readonly onPage: (page: number) => void;
  readonly onSize: (itemsPerPage: number) => void;
};

/** Same height as the other controls, with the font size of the table. */
const pageSizes = () =>
  ({ root: { "--pagination-control-size": "36px", "--pagination-control-fz": "var(--mantine-font-size-sm)" } }) as const;

/** Page navigation: page numbers on wide screens, only the position on a phone. */
const Pages = ({ answer: { meta }, onPage }: Pick<Props, "answer" | "onPage">) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <nav aria-label={t("list.pages")}>
      <Pagination.Root
        className={classes.pages}
        vars={pageSizes}
        total={meta.lastPage}
        value={meta.page}
        onChange={onPage}
        getItemProps={(page) => ({ "aria-label": t("list.page", { page: number(page) }) })}
      >
        <Pagination.Previous component={FocusKeepingButton} aria-label={t("list.previous")} />
        <span className={classes.numbers}>
          <Pagination.Items />
        </span>
        <span className={classes.position}>{t("list.pageOf", { page: number(meta.page), last: number(meta.lastPage) })}</span>
        <Pagination.Next component={FocusKeepingButton} aria-label={t("list.next")} />
      </Pagination.Root>
    </nav>
  );
};

/** Pager: range on screen, total, page size and page navigation. */
export const Pager = ({ answer, onPage, onSize }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { meta } = answer;
  const { from, to } = rangeOf(answer);
  const counted = { from: number(from), to: number(to), total: number(meta.totalResults) };

  return (
    <div className={classes.pager}>
      <p className={classes.range} role="status">
        {meta.totalIsExact ? t("list.range", counted) : t("list.rangeOfMany", counted)}
      </p>
      <NativeSelect
        classNames={{ root: classes.size ?? "", label: classes.sizeLabel ?? "" }}
        label={t("list.size")}
        value={String(meta.itemsPerPage)}
        data={sizesWith(PAGE_SIZE_CHOICES, meta.itemsPerPage).map(String)}
        onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
      />
      {meta.lastPage > 1 && <Pages answer={answer} onPage={onPage} />}
    </div>
  );
};
