import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { RefusalNote } from "../ui/refusal-note.tsx";
import { TermsSkeleton } from "./terms-skeleton.tsx";
import { TermsText } from "./terms-text.tsx";
import type { Loaded } from "./use-loaded.ts";

type TermsContent = { readonly html: string; readonly language: string };
type Props<T extends TermsContent> = {
  readonly loaded: Loaded<T>;
  readonly onRetry: () => void;
  readonly before?: (terms: T) => ReactNode;
};

/** Text of the terms, its skeleton, or its error. */
export const TermsPane = <T extends TermsContent>({ loaded, onRetry, before }: Props<T>) => {
  const { t } = useTranslation("shared");
  const messageOf = useMessageOf();
  if (loaded.state === "loading") return <TermsSkeleton />;
  if (loaded.state === "there") {
    return (
      <>
        {before?.(loaded.value)}
        <TermsText html={loaded.value.html} lang={loaded.value.language} />
      </>
    );
  }
  return (
    <>
      <RefusalNote>{messageOf(loaded.failure)}</RefusalNote>
      <Button mt="md" variant="default" onClick={onRetry}>
        {t("retry")}
      </Button>
    </>
  );
};
