import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useTranslation } from "react-i18next";
import { BookPane, PicturePane } from "./panes.tsx";
import { PreviewUnavailable } from "./preview-unavailable.tsx";
import { shownAs } from "./shown-as.ts";
import { useMarkViewed } from "./use-mark-viewed.ts";
import { ViewerBoundary } from "./viewer-boundary.tsx";

const panes = { book: BookPane, picture: PicturePane } as const;

const Shown = ({ file, kind }: { readonly file: PendencyDocument; readonly kind: keyof typeof panes }) => {
  useMarkViewed(file.id);
  const Pane = panes[kind];
  return <Pane file={file} />;
};

/** A document in the page, or the reason why it cannot be shown. */
export const DocumentPane = ({ file }: { readonly file: PendencyDocument }) => {
  const { t } = useTranslation(["review", "pendencyWords"]);
  if (!file.can.open)
    return (
      <PreviewUnavailable
        file={file}
        says={t(file.missingKey ? `pendencyWords:missingKey.${file.missingKey}` : `viewer.closed.${file.verdict}`)}
        isThere={false}
      />
    );
  const kind = shownAs(file.type);
  if (kind === "download") return <PreviewUnavailable file={file} says={t("viewer.cannotShow")} />;
  return (
    <ViewerBoundary key={file.id} instead={<PreviewUnavailable file={file} says={t("viewer.broken")} />}>
      <Shown file={file} kind={kind} />
    </ViewerBoundary>
  );
};
