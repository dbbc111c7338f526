import type { LineFaultTexts } from "../line-faults.ts";

export const lineFaultTexts: LineFaultTexts = {
  "cell.required": "Preencha este campo.",
  "cell.too_long": "O texto passa de {maximum} caracteres.",
  "cell.not_a_date": "“{value}” não é uma data. Use dia/mês/ano, como 02/03/2026.",
  "cell.year_out_of_range": "O ano de “{value}” está fora do intervalo aceito, de 1900 a 2100.",
  "cell.not_yes_or_no": "“{value}” não é Sim nem Não.",
  "cell.not_a_number": "“{value}” não é um número válido. Use vírgula nos decimais, como 2.450,50.",
  "cell.out_of_range": "“{value}” está fora do intervalo aceito.",
  "cell.not_an_option": "“{value}” não está entre as opções. Escolha uma da lista do modelo.",
  "cell.invalid_document": "“{value}” não é um número de documento. Use até 32 letras sem acento e números.",
  "cell.unknown_country": "“{value}” não é um país conhecido. Use o nome ou a sigla de duas letras, como AR.",
  "cell.unknown_activity_type": "O tipo de atividade “{value}” não existe na sua empresa.",
  "cell.unknown_project": "O projeto “{value}” não está entre os projetos da sua empresa.",
  "cell.ambiguous_name": "Há mais de um projeto “{value}”. Escreva também a contratante, como no modelo.",
  "cell.too_many": "Use no máximo {maximum} itens.",
  "cell.column_gone": "O campo “{heading}” não existe mais. Apague a coluna ou o valor.",
  "line.repeated": "O mesmo documento já está na linha {line} desta planilha.",
  "line.dismissed": "O colaborador foi desligado. Registre a readmissão na ficha dele antes de importar.",
};
