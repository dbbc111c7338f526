-- Extensions, and the functions that normalise text for search: without accents, in lower case.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
create extension if not exists btree_gin;

-- Text as all searches compare it. Declared immutable, which unaccent is not by itself, so that indexes and generated columns can use it.
create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- The search text after its first word, or null for a single word.
create function behind_first_word(asked text) returns text
  language sql immutable strict parallel safe
  return nullif(substr(plain_text(asked), 1 + strpos(plain_text(asked), ' ')), plain_text(asked));

-- The words of a name as a tsvector: plain, distinct, unordered.
create function name_words(name text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array_remove(regexp_split_to_array(public.plain_text(name), '[^a-z0-9]+'), ''));

-- Whether a trigram index can serve a search text. With fewer than three letters in a row it has no trigram, and the index would return every row.
create function is_found_by_index(asked text) returns boolean
  language sql immutable strict parallel safe
  return plain_text(asked) ~ '[[:alnum:]]{3}';

-- The same for the word index of worker names. Two letters at the end of a complete first word also form a trigram.
create function word_is_found_by_index(asked text) returns boolean
  language sql immutable strict parallel safe
  return is_found_by_index(asked) and (behind_first_word(asked) is null or split_part(plain_text(asked), ' ', 1) ~ '[[:alnum:]]{2}$');

-- A `like` pattern that finds a search text anywhere, with its wildcards escaped.
create function found_anywhere(asked text) returns text
  language sql immutable strict parallel safe
  return '%' || replace(replace(replace(plain_text(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- A `like` pattern for one word: anywhere from three letters on, otherwise the beginning of the word.
create function found_in_word(asked text) returns text
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then found_anywhere(asked) else substr(found_anywhere(asked), 2) end;

-- The same for a text of several words that has a space before the first one.
create function found_in_words(asked text) returns text
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then found_in_word(asked) else '% ' || found_in_word(asked) end;

-- The same, without the last word: the search text of a worker ends with the document, which a search by name must not match.
create function found_before_last(asked text) returns text
  language sql immutable strict parallel safe
  return found_in_words(asked) || ' %';

-- The words of a worker's search text, without the document at its end, each with its position and the text behind it.
create function words_of_name(plain_words text) returns table (word text, place integer, rest text)
  language sql immutable strict parallel safe rows 4
  begin atomic
    select n.words[i], i, array_to_string(n.words[i + 1:], ' ')
    from (select trim_array(string_to_array(plain_words, ' '), 1) as words) n cross join lateral generate_subscripts(n.words, 1) i
    where n.words[i] <> '';
  end;
