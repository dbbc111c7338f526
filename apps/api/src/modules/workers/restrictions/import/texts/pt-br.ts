import type { RestrictionImportWords } from "./restriction-import-words.ts";

export const ptBr: RestrictionImportWords = {
  refusals: {
    "restriction.overlaps": "Já existe um bloqueio desta pessoa neste período, que a linha não pode mudar. Confira as datas na lista.",
    "restriction.dates_reversed": "O fim do bloqueio não pode ser antes do início.",
    "restriction.already_past": "O bloqueio já estaria encerrado. Informe um fim a partir de hoje ou deixe a célula vazia.",
  },
  template: {
    file: "modelo-colaboradores-restritos",
    sheet: "Colaboradores restritos",
    guide: "Instruções",
    lines: [
      "Como preencher",
      "Uma linha por pessoa, na aba Colaboradores restritos. Os campos com * são obrigatórios.",
      "A pessoa é encontrada pelo documento. Se ela já tem um bloqueio no período da linha, ele recebe o nome, o motivo e as datas da linha.",
      "Exemplo: Nome: José Prado · CPF: 529.982.247-25 · Motivo: Descumprimento da NR-35 · Início: 02/03/2026 · Fim: 02/09/2026",
      "Exemplo sem CPF: Nome: Ana Ruiz · Tipo do documento estrangeiro: Passaporte · País do documento: AR · Número do documento estrangeiro: AAB123456 · Motivo: Conduta · Início: 02/03/2026",
      "CPF: com ou sem pontuação. Os zeros à esquerda podem faltar.",
      "Datas: dia/mês/ano, como 02/03/2026. Sem fim, o bloqueio vale até ser liberado.",
      "Para dois períodos da mesma pessoa, envie o segundo em outra planilha.",
      "A planilha não libera ninguém: libere a pessoa na lista de colaboradores restritos.",
      "Você pode mudar a ordem das colunas e apagar as que não usa.",
    ],
    notes: {
      cpf: "Com ou sem pontuação. Deixe vazio se a pessoa só tem documento estrangeiro.",
      foreignCountry: "Nome do país ou sigla de duas letras",
      startDate: "dia/mês/ano",
      endDate: "dia/mês/ano. Vazio: sem fim",
    },
  },
  mails: {
    done: {
      title: "A importação de colaboradores restritos terminou",
      paragraphs: [
        "A planilha “{file}” foi processada.",
        "Criados: {created}. Alterados: {changed}. Sem alteração: {unchanged}. Com erro: {failed}.",
        "No relatório você vê o resultado de cada linha e pode baixar uma planilha só com as linhas que precisam de correção.",
      ],
      action: "Ver o resultado",
    },
    failed: {
      title: "A importação de colaboradores restritos não foi concluída",
      paragraphs: ["A planilha “{file}” não pôde ser processada até o fim. O relatório mostra o motivo e o que fazer."],
      action: "Ver o motivo",
    },
    needs_columns: {
      title: "A importação de colaboradores restritos espera por você",
      paragraphs: [
        "A planilha “{file}” não tem todas as colunas obrigatórias com os nomes esperados.",
        "Indique qual coluna corresponde a cada campo, e a importação começa.",
      ],
      action: "Indicar as colunas",
    },
  },
};
