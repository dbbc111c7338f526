import { lazy, Suspense, useEffect, useState } from "react";
import { loadTexts } from "../../../shared/i18n/i18n.ts";
import { loadPart } from "../../../shared/loading/chunk-reload.ts";
import { leftBehind } from "../../../shared/uploads/kept.ts";
import { useUploads } from "../../../shared/uploads/use-uploads.ts";

const Panel = lazy(async () => {
  const load = async () => (await import("../../../features/upload-panel/upload-panel.tsx")).UploadPanel;
  const [part] = await Promise.all([loadPart(load), loadTexts(["uploadPanel", "uploads"])]);
  return { default: part };
});

/** The panel of uploads comes with the first of them, or when a closed tab left some unfinished. */
export const UploadCorner = () => {
  const uploads = useUploads();
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    void leftBehind().then((left) => setLeft(left.length > 0));
  }, []);
  return (
    (uploads.length > 0 || hasLeft) && (
      <Suspense fallback={null}>
        <Panel />
      </Suspense>
    )
  );
};
