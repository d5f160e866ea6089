// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20VotesUpgradeable.sol";

interface IPool {
    function getPooledBNB(address account) external view returns (uint256);
}

/*
 * Voting power that mirrors stake: the vote token of the library that the network's own is made from, with the calls by
 * which StakeHub keeps it. Who may make them is not checked here.
 */
contract GovToken is ERC20VotesUpgradeable {
    mapping(address => mapping(address => uint256)) mirrored;

    function initialize() external initializer {
        __ERC20_init("Votes", "VOTE");
        __ERC20Permit_init("Votes");
    }

    function sync(address credit, address account) external {
        uint256 now_ = IPool(credit).getPooledBNB(account);
        uint256 before = mirrored[credit][account];
        mirrored[credit][account] = now_;
        if (now_ > before) _mint(account, now_ - before);
        if (now_ < before) _burn(account, before - now_);
    }

    function delegateVote(address delegator, address delegatee) external {
        _delegate(delegator, delegatee);
    }
}
