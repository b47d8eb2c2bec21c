import { describe, expect, it } from 'vitest';
import { readXml } from '../../formats/xml/read-xml.ts';
import { drawBy, editAtRandom, stockOf } from './random-edits.ts';

const SAMPLE = `<?xml version="1.0"?>
<Invoice xmlns="urn:invoice" xmlns:c="urn:common" xmlns:xsi="urn:xsi" xsi:type="x">
  <c:ID schemeID="0088">A &amp; B</c:ID>
  <c:Amount currencyID="EUR">12.50</c:Amount>
  <c:Line><c:Note>First</c:Note><c:Amount>3</c:Amount></c:Line>
  <c:Line/>
</Invoice>`;
const OTHER = SAMPLE.replace('First', 'Other').replace('0088', '0060');
const STOCK = stockOf([SAMPLE, OTHER, 'not well-formed <']);

const editedBy = (seed: number): readonly (string | undefined)[] => {
  const draw = drawBy(seed);
  return Array.from({ length: 400 }, () => editAtRandom(SAMPLE, STOCK, draw));
};

const ALL = [1, 2, 3, 4, 5, 6].flatMap(editedBy);

describe('random edits', () => {
  it('are the same for the same seed, and others for another one', () => {
    expect(editedBy(7)).toEqual(editedBy(7));
    expect(editedBy(7)).not.toEqual(editedBy(8));
  });

  it('change the text and keep it well-formed', () => {
    const edited = editedBy(3).filter((text) => text !== undefined);
    expect(edited.length).toBeGreaterThan(250);
    expect(edited.filter((text) => text === SAMPLE || !readXml(text).ok)).toEqual([]);
  });

  it.each([
    ['a value of another sample', '<c:Note>Other</c:Note>'],
    ['an odd value', /<c:Note>(?:ZZZ|VAT|USD|380|58)</],
    ['a number nearby', '<c:Amount currencyID="EUR">12.51</c:Amount>'],
    ['an attribute of another sample', '<c:ID schemeID="0060">A &amp; B</c:ID>'],
    ['an attribute that the element lacks', '<c:Amount currencyID="EUR">3</c:Amount>'],
    ['an element left out', '<c:Line><c:Amount>3</c:Amount></c:Line>'],
    ['an element twice', '<c:Line/><c:Line/>'],
    ['an attribute left out', '<c:ID>A &amp; B</c:ID>'],
    ['an element of another sample, inserted', '<c:Note>Other</c:Note><c:Amount>3</c:Amount>'],
  ])('make %s', (_, part) => {
    expect(SAMPLE).not.toMatch(part);
    expect(ALL.join('\n')).toMatch(part);
  });

  it('never touch the attributes of XML Schema', () => {
    expect(ALL.filter((text) => text !== undefined && !text.includes(' xsi:type="x"'))).toEqual([]);
  });
});

describe('the stock of samples', () => {
  it('holds values by element and attribute, and elements by their parent', () => {
    expect(STOCK.values.get('ID')).toEqual(['A & B']);
    expect(STOCK.values.get('ID/@schemeID')).toEqual(['0088', '0060']);
    expect(STOCK.elements.get('Line>Note')).toEqual(['<c:Note>First</c:Note>', '<c:Note>Other</c:Note>']);
  });
});
