-- Imports of spreadsheets and the result of each line.
select 1;
