import { madeImage } from "../apps/api/test/files/made-image.ts";
import { expect, test } from "./journey.ts";

const SECTION = "/minha-conta?secao=cracha";

/** A colour that no earlier run of the journey stored. */
const newColor = (): string => `#${Math.floor(0x10_00_00 + Math.random() * 0x0f_ff_ff).toString(16)}`;

test("a contractor changes its badge, sees the preview and reads the history [S-064] [R-356] [R-358] [R-366]", async ({ page, journey }, {
  project,
}) => {
  const color = newColor();
  // The projects run at the same time, so each changes the badge of another contractor.
  const [role, company] = project.name === "phone" ? (["supplier", "Ipê Andaimes"] as const) : (["stranger", "Horizonte Energia"] as const);
  await journey.signInAs(role, SECTION);
  await expect(page.getByRole("heading", { level: 1, name: "Crachá" })).toBeVisible();
  const front = page.getByRole("article", { name: "Frente do crachá" });
  const back = page.getByRole("article", { name: "Verso do crachá" });
  await expect(front.getByText(company).first()).toBeVisible();
  await expect(back.getByRole("img", { name: "Código QR de exemplo" })).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
  await journey.expectNothingBeside();

  await page.getByRole("textbox", { name: "Código da cor" }).fill("#12");
  await page.getByRole("button", { name: "Salvar crachá" }).click();
  await expect(page.getByText("Informe uma cor com seis dígitos")).toBeVisible();
  await page.getByRole("textbox", { name: "Código da cor" }).fill(color);
  await expect(front).toHaveAttribute("style", new RegExp(`--badge-base: ?${color}`));

  const fields = page.getByRole("list", { name: "Frente" });
  const first = (await fields.getByRole("listitem").first().textContent()) ?? "";
  await page.getByRole("button", { name: `Descer ${first}` }).press("Enter");
  await expect(fields.getByRole("listitem").first()).not.toContainText(first);
  await expect(page.getByRole("button", { name: `Descer ${first}` })).toBeFocused();
  await expect(page.getByText(`${first}: frente, posição 2 de`)).toBeAttached();
  await page.getByRole("button", { name: `Passar ${first} para o verso` }).click();
  await expect(back.getByText(first, { exact: true })).toBeVisible();
  await expect(front.getByText(first, { exact: true })).toHaveCount(0);
  await page.getByRole("combobox", { name: "Incluir campo na frente" }).selectOption("CNPJ da empresa");
  await expect(front.getByText("CNPJ da empresa")).toBeVisible();
  await page.getByRole("button", { name: `Passar ${first} para a frente` }).click();
  await page.getByRole("button", { name: "Tirar CNPJ da empresa" }).click();

  await page.getByRole("button", { name: "Salvar crachá" }).click();
  await expect(page.getByText("Configuração do crachá salva.").first()).toBeVisible();
  await page.getByRole("button", { name: "Histórico" }).click();
  const history = page.getByRole("dialog", { name: "Histórico do crachá e do logotipo" });
  await expect(history.getByText("mudou a cor base").first()).toBeVisible();
  await expect(history.getByText(color)).toBeVisible();
  await expect(history.getByText("mudou os campos da frente").first()).toBeVisible();
  await history.getByRole("button", { name: "Fechar" }).click();

  await page.reload();
  await expect(page.getByRole("textbox", { name: "Código da cor" })).toHaveValue(color);
  await expect(front).toHaveAttribute("style", new RegExp(`--badge-base: ?${color}`));
});

test("the logo is enabled, uploaded and removed [R-359] [R-360] [R-361] [R-362] [R-363]", { tag: "@desktop" }, async ({
  page,
  journey,
}) => {
  const logoOnCard = page.getByRole("article", { name: "Frente do crachá" }).getByRole("img", { name: /^Logotipo de/ });
  const inPanel = page.getByRole("region", { name: "Logotipo" });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const read = page.waitForRequest((request) => request.method() === "GET" && request.url().endsWith("/config/logo"));
  await page.route("**/config/logo", async (route) => {
    await opened;
    await route.abort();
  });
  await journey.signInAs("admin", SECTION);
  expect((await read).headers().companyid).toMatch(/^\d+$/);
  await expect(inPanel.getByRole("status")).toBeVisible();
  open();
  await expect(inPanel.getByText("O logotipo não pôde ser carregado.")).toBeVisible();
  await expect(logoOnCard).toHaveCount(0);
  await page.unroute("**/config/logo");
  await page.reload();

  const save = page.getByRole("button", { name: "Salvar crachá" });
  const enable = page.getByRole("switch", { name: "Mostrar o logotipo no crachá" });
  await enable.uncheck();
  await save.click();
  await expect(inPanel.getByText("O logotipo só aparece depois de ativado")).toBeVisible();
  const buffer = await madeImage({ width: 300, height: 90, format: "png" });
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(inPanel.getByText("Este tipo de arquivo não é aceito")).toBeVisible();
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Logotipo salvo. Para que apareça").first()).toBeVisible();
  await enable.check();
  await save.click();
  await expect(logoOnCard).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await journey.expectNoBarrierInEitherTheme();

  await inPanel.getByRole("button", { name: "Remover logotipo" }).click();
  await expect(inPanel.getByText("Nenhum logotipo enviado.")).toBeVisible();
  await expect(logoOnCard).toHaveCount(0);
  await page.getByRole("button", { name: "Histórico" }).click();
  const history = page.getByRole("dialog", { name: "Histórico do crachá e do logotipo" });
  await expect(history.getByText("removeu o logotipo").first()).toBeVisible();
  await expect(history.getByText("enviou um logotipo").first()).toBeVisible();
});

test("a reader of the company does not see the badge configuration [P-067]", { tag: "@desktop" }, async ({ page, journey }) => {
  await journey.signInAs("manager", SECTION);
  await expect(page.getByText("Você não tem permissão para ver a configuração do crachá")).toBeVisible();
  await journey.expectNoBarrierInEitherTheme();
});
